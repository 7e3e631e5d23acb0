// The loading screen of both editions: a bar with words, and honest failures.
// `loading.expect` says how much will come; fetches are counted as they come in.
"use strict";

const loading = (() => {
  const $ = (id) => document.getElementById(id);
  const texts = JSON.parse($("texts").textContent);
  const tag = (navigator.languages ?? [navigator.language]).map((t) => t.slice(0, 2)).find((t) => t in texts) ?? "en";
  const say = (key, values = {}) => texts[tag][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);

  const QUIET_MS = 30_000; // without any news before we say that it takes long
  const SHARES = { python: 0.6, start: 0.15, game: 0.25 }; // of the bar, in this order
  let phase = "python", done = false, failed = false, drawn = 0, watchdog;
  let shares = { python: 0, start: 0, game: 0 };
  const expected = new Map(), received = new Map();

  document.documentElement.lang = tag;
  $("retry").textContent = say("retry");
  $("retry").addEventListener("click", () => location.reload());

  function draw() {
    drawn = 0;
    if (done || failed) return;
    const value = Object.entries(SHARES).reduce((sum, [name, share]) => sum + share * shares[name], 0);
    $("bar").value = Math.max($("bar").value, value); // it never goes back
    $("words").textContent = say(phase, { percent: Math.floor(100 * shares.python) });
  }

  // News: the watchdog starts anew, and the bar is drawn, at most ten times a second.
  function news() {
    if (done || failed) return;
    $("trouble").hidden = $("retry").hidden = true;
    clearTimeout(watchdog);
    watchdog = setTimeout(() => { $("trouble").textContent = say("slow"); $("trouble").hidden = $("retry").hidden = false; }, QUIET_MS);
    drawn ||= setTimeout(draw, 100);
  }

  function enter(name) {
    for (const earlier of Object.keys(SHARES)) {
      if (earlier === name) break;
      shares[earlier] = 1;
    }
    phase = name;
    news();
  }

  function fail(key, values, details = "") {
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
    if (/out of memory|Cannot enlarge memory|allocation failed/i.test(text)) fail("memory", {}, "");
    else fail("broken", {}, text.trim().split("\n").slice(-6).join("\n"));
  }

  function count(name, bytes) {
    received.set(name, Math.min(bytes, expected.get(name)));
    const sum = (map) => [...map.values()].reduce((a, b) => a + b, 0);
    shares.python = Math.min(1, sum(received) / sum(expected));
    news();
  }

  // Counts the bytes of what is expected as they stream by, and reports what cannot be had.
  const plainFetch = window.fetch;
  window.fetch = async (...args) => {
    const name = nameOf(args[0]?.url ?? args[0]);
    if (!expected.has(name)) return plainFetch(...args);
    let response;
    try { response = await plainFetch(...args); } catch (error) { fail("blocked", { what: name }); throw error; }
    if (!response.ok) { fail("blocked", { what: name }); return response; }
    let bytes = 0;
    const counter = new TransformStream({
      transform(chunk, out) { count(name, (bytes += chunk.byteLength)); out.enqueue(chunk); },
      flush() { count(name, Infinity); },
    });
    return new Response(response.body.pipeThrough(counter), response);
  };

  // Before any other listener: a runtime's own would show alert boxes.
  const stop = (event) => { event.stopImmediatePropagation(); event.preventDefault(); };
  window.addEventListener("error", (event) => {
    const source = event.target?.src ?? event.target?.href;
    if (source) fail("blocked", { what: nameOf(source) });
    else if (!done) failFrom(event.error ?? event.message);
    if (!source) console.error(event.message);
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
    expect(sizes) { for (const [name, bytes] of Object.entries(sizes)) { expected.set(name, bytes); received.set(name, 0); } },
    arrived: (name) => count(name, Infinity),
    progress(share) { if (phase !== "game") enter("game"); shares.game = share; news(); },
    ready() {
      done = true;
      clearTimeout(watchdog);
      $("loading").classList.add("done");
      setTimeout(() => { if (!failed) $("loading").hidden = true; }, 250);
    },
    get failed() { return failed; },
  };
})();
