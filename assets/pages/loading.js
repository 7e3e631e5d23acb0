// The loading screen of both editions: a bar with words, and honest failures.
// `loading.expect` says how much will come; fetches are counted as they come in.
"use strict";

const loading = (() => {
  const $ = (id) => document.getElementById(id);
  const texts = JSON.parse($("texts").textContent);
  const tag = (navigator.languages ?? [navigator.language]).map((t) => t.slice(0, 2)).find((t) => t in texts) ?? "en";
  const say = (key, values = {}) => texts[tag][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);

  const QUIET_MS = 30_000; // without any news before we say that it takes long
  // What comes one after the other, with the part of the bar each takes: fetching Python, its
  // start, fetching the game where that comes later, and the game's own beginning.
  const PHASES = { python: 0.5, start: 0.15, game: 0.15, deal: 0.2 };
  const order = Object.keys(PHASES);
  const shares = Object.fromEntries(order.map((name) => [name, 0]));
  const expected = new Map(); // by file name or ending: { phase, bytes, got }
  let nowReady;
  const finished = new Promise((resolve) => { nowReady = resolve; });
  let phase = "python", done = false, failed = false, waiting = 0, watchdog;

  document.documentElement.lang = tag;
  $("retry").textContent = say("retry");
  $("retry").addEventListener("click", () => location.reload());

  function draw() {
    waiting = 0;
    if (done || failed) return;
    const value = order.reduce((sum, name) => sum + PHASES[name] * shares[name], 0);
    $("bar").value = Math.max($("bar").value, value); // it never goes back
    $("words").textContent = say(phase, { percent: Math.floor(100 * shares[phase]) });
  }

  // News: the watchdog starts anew, and the bar is drawn, at most ten times a second.
  function news() {
    if (done || failed) return;
    $("trouble").hidden = $("retry").hidden = true;
    clearTimeout(watchdog);
    watchdog = setTimeout(() => { $("trouble").textContent = say("slow"); $("trouble").hidden = $("retry").hidden = false; }, QUIET_MS);
    waiting ||= setTimeout(draw, 100);
  }

  function enter(name) {
    if (order.indexOf(name) < order.indexOf(phase)) return;
    phase = name;
    for (const earlier of order.slice(0, order.indexOf(name))) shares[earlier] = 1;
    news();
  }

  function fail(key, values = {}, details = "") {
    if (failed) return;
    failed = true;
    clearTimeout(watchdog);
    $("loading").hidden = false;
    $("loading").classList.remove("done");
    $("loading").setAttribute("role", "alert");
    $("bar").hidden = true;
    $("words").textContent = say(key, values);
    $("trouble").textContent = details;
    $("trouble").hidden = !details;
    $("retry").hidden = false;
    $("retry").focus();
  }

  const nameOf = (url) => { try { return new URL(url, location.href).pathname.split("/").pop(); } catch { return String(url); } };

  // What went wrong, from an error's text: the browser has no better way to tell.
  function failFrom(error) {
    const text = String(error?.message ?? error); // of a Python error: its traceback
    if (/out of memory|(cannot|could not) (allocate|enlarge)|allocation failed|MemoryError/i.test(text)) fail("memory");
    else fail("broken", {}, text.trim().split("\n").slice(-6).join("\n"));
  }

  const awaited = (url) => {
    const name = nameOf(url);
    return expected.get(name) ?? expected.get(name.slice(name.lastIndexOf(".")));
  };

  function count(part, bytes) {
    part.got = Math.min(bytes, part.bytes);
    const parts = [...expected.values()].filter((each) => each.phase === part.phase);
    const sum = (what) => parts.reduce((total, each) => total + each[what], 0);
    if (shares[part.phase] < 1) shares[part.phase] = sum("got") / sum("bytes");
    enter(shares[part.phase] < 1 ? part.phase : order[order.indexOf(part.phase) + 1]);
  }

  // Counts the bytes of what is expected as they stream by, and reports what cannot be had.
  const plainFetch = window.fetch;
  window.fetch = async (...args) => {
    const url = args[0]?.url ?? args[0];
    const part = awaited(url);
    if (!part) return plainFetch(...args);
    let response;
    try { response = await plainFetch(...args); } catch (error) { fail("blocked", { what: nameOf(url) }); throw error; }
    if (!response.ok) { fail("blocked", { what: nameOf(url) }); return response; }
    let bytes = 0;
    const counter = new TransformStream({
      transform(chunk, out) { count(part, (bytes += chunk.byteLength)); out.enqueue(chunk); },
      flush() { count(part, Infinity); },
    });
    return new Response(response.body.pipeThrough(counter), response);
  };

  // Before any other listener: a runtime's own would show alert boxes.
  const stop = (event) => { event.stopImmediatePropagation(); event.preventDefault(); };
  window.addEventListener("error", (event) => {
    if (event.target instanceof HTMLScriptElement) fail("blocked", { what: nameOf(event.target.src) });
    if (!(event instanceof ErrorEvent)) return; // an icon that did not come is no matter
    if (!done) failFrom(event.error ?? event.message);
    console.error(event.message);
    stop(event);
  }, true);
  window.addEventListener("unhandledrejection", (event) => {
    if (!done) failFrom(event.reason);
    console.error(String(event.reason?.stack ?? event.reason));
    stop(event);
  }, true);
  if (typeof WebAssembly !== "object") fail("wasm");

  news();
  draw();
  return {
    say,
    enter,
    fail,
    failFrom,
    expect(phase, sizes) { for (const [name, bytes] of Object.entries(sizes)) expected.set(name, { phase, bytes, got: 0 }); },
    arrived(name, share) { const part = expected.get(name); count(part, share * part.bytes); },
    finished, // a promise, kept when the first frame is drawn
    ready() {
      done = true;
      nowReady();
      clearTimeout(watchdog);
      $("loading").classList.add("done");
      setTimeout(() => { if (!failed) $("loading").hidden = true; }, 250);
    },
    get failed() { return failed; },
  };
})();
