// What the page does for the game: `window.president`. Each function takes one JSON list of
// arguments and returns JSON. What the page has to tell waits in a queue that the game polls.
"use strict";

window.president = (() => {
  const $ = (id) => document.getElementById(id);
  const stage = $("stage"), canvas = $("canvas"), mirror = $("mirror"), ask = $("ask"), askText = $("ask-text");
  const LARGEST_FILE = 5_000_000, LARGEST_CANVAS = 3840 * 2160;
  const events = [];
  const tell = (...event) => { events.push(event); };

  // The address at the start: kept here, since pygbag's loader stumbles over some of its signs.
  const arrived = { fragment: location.hash.slice(1), query: location.search.slice(1) };

  // ---- size, seeing, sound

  function size() {
    const box = stage.getBoundingClientRect();
    let ratio = window.devicePixelRatio || 1;
    ratio *= Math.min(1, Math.sqrt(LARGEST_CANVAS / (box.width * box.height * ratio * ratio || 1)));
    return [Math.max(1, Math.round(box.width * ratio)), Math.max(1, Math.round(box.height * ratio)), ratio];
  }

  // Sound would go on in a hidden page, where the game gets no frames to stop it.
  const sounds = [];
  for (const name of ["AudioContext", "webkitAudioContext"]) {
    const Plain = window[name];
    if (Plain) window[name] = class extends Plain { constructor(...args) { super(...args); sounds.push(this); } };
  }
  document.addEventListener("visibilitychange", () => {
    tell(document.hidden ? "hidden" : "shown");
    for (const sound of sounds) {
      if (document.hidden) { sound.heard = sound.state === "running"; sound.suspend(); } else if (sound.heard) sound.resume();
    }
  });

  // ---- keys and focus

  const home = () => canvas.focus({ preventScroll: true });
  window.addEventListener("pointerdown", (event) => { if (stage.contains(event.target)) home(); }, true);
  window.addEventListener("focus", () => { if (document.activeElement === document.body) home(); });
  window.addEventListener("keydown", () => { if (document.activeElement === document.body && ask.hidden) home(); }, true);
  // A key that is let go in the field would count as held for ever, and pressed again as repeated.
  const held = new Map();
  stage.addEventListener("keydown", (event) => held.set(event.code, event), true);
  stage.addEventListener("keyup", (event) => held.delete(event.code), true);
  function letGo() {
    for (const { code, key, keyCode, location } of [...held.values()]) {
      canvas.dispatchEvent(new KeyboardEvent("keyup", { code, key, keyCode, which: keyCode, location, bubbles: true }));
    }
  }
  // Tab walks through the mirrored targets and out of the page, and the browser keeps its shortcuts.
  for (const kind of ["keydown", "keyup", "keypress"]) {
    stage.addEventListener(kind, (event) => {
      const browsers = event.key === "Tab" || event.ctrlKey || event.metaKey || /^F\d+$/.test(event.key);
      if (browsers) event.stopPropagation();
    }, true);
  }
  for (const kind of ["contextmenu", "dragstart", "selectstart", "gesturestart"]) {
    document.addEventListener(kind, (event) => { if (!ask.contains(event.target)) event.preventDefault(); });
  }
  stage.addEventListener("wheel", (event) => event.preventDefault(), { passive: false });
  window.addEventListener("hashchange", () => tell("address", location.hash.slice(1)));

  // ---- the targets, for those who do not see the canvas

  const elements = new Map();
  const ROLES = { card: "button", text: "note" }; // ours; all others are ARIA's own
  const STATES = { checkbox: "aria-checked", radio: "aria-checked", option: "aria-selected", button: "aria-pressed" };
  let quiet = false; // while the game itself moves the focus

  function element(id) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.target = id;
    // Keys go on to the game; a click without one comes from a screen reader.
    for (const kind of ["keydown", "keyup"]) {
      button.addEventListener(kind, (event) => { if (event.key === "Enter" || event.key === " ") event.preventDefault(); });
    }
    button.addEventListener("click", () => tell("activated", id));
    button.addEventListener("focus", () => { if (!quiet) tell("focused", id); });
    return button;
  }

  function describe(button, { label, role, enabled, value, checked }) {
    const aria = ROLES[role] ?? role;
    button.setAttribute("role", aria);
    button.setAttribute("aria-label", value && aria !== "slider" ? `${label}: ${value}` : label);
    button.setAttribute("aria-disabled", String(!enabled));
    if (aria === "slider") button.setAttribute("aria-valuetext", value);
    if (checked !== null && aria in STATES) button.setAttribute(STATES[aria], String(checked));
  }

  function showTargets(targets, focused) {
    const before = document.activeElement;
    const gone = new Set(elements.keys());
    let previous = null;
    for (const target of targets) {
      const { id, rect: [x, y, w, h] } = target;
      gone.delete(id);
      const button = elements.get(id) ?? element(id);
      elements.set(id, button);
      describe(button, target);
      Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
      const place = previous ? previous.nextSibling : mirror.firstChild;
      if (place !== button) mirror.insertBefore(button, place);
      previous = button;
    }
    for (const id of gone) { elements.get(id).remove(); elements.delete(id); }
    quiet = true;
    if (elements.has(focused)) elements.get(focused).focus({ preventScroll: true });
    else if (before && !before.isConnected) home();
    quiet = false;
  }

  // ---- a line of text

  function endAsk(text) {
    ask.hidden = true;
    home();
    tell("text", text);
  }
  ask.addEventListener("submit", (event) => { event.preventDefault(); endAsk(askText.value); });
  ask.addEventListener("keydown", (event) => { if (event.key === "Escape") endAsk(null); event.stopPropagation(); });
  $("ask-cancel").addEventListener("click", () => endAsk(null));
  $("ask-cancel").textContent = loading.say("cancel");
  ask.querySelector("[type=submit]").textContent = loading.say("ok");

  // ---- a file

  $("file").addEventListener("change", async () => {
    const file = $("file").files[0];
    const text = file.size <= LARGEST_FILE ? await file.text().catch(() => null) : null;
    tell("file", file.name, text);
  });

  // ---- what is kept

  function guarded(work) {
    try { return { value: work() ?? null }; } catch (error) {
      return { refused: /quota/i.test(error?.name ?? "") ? "full" : "forbidden" };
    }
  }
  window.addEventListener("storage", (event) => {
    if (event.key?.startsWith("president-card-game:")) tell("stored", event.key.slice("president-card-game:".length));
  });

  // ---- what tests may see

  let watched = false, state = null, shownTargets = [], focus = null;

  const functions = {
    start: () => ({
      frames: president.frames,
      languages: [...(navigator.languages ?? [navigator.language])],
      reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
      dark: matchMedia("(prefers-color-scheme: dark)").matches ? true : matchMedia("(prefers-color-scheme: light)").matches ? false : null,
      fontScale: parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1,
      ...arrived,
    }),
    poll: () => ({ size: size(), watched, events: events.splice(0) }),
    ready: () => { loading.ready(); home(); },
    fullscreen: () => {
      if (document.fullscreenElement) document.exitFullscreen();
      else document.documentElement.requestFullscreen?.().catch(() => {});
    },
    copy: (text) => {
      navigator.clipboard?.writeText(text).catch(() => {});
      return Boolean(navigator.clipboard);
    },
    download: (name, text) => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
      return true;
    },
    pickFile: (accept) => {
      Object.assign($("file"), { accept, value: "" }); // emptied, so that the same file counts again
      $("file").click();
      return true;
    },
    askText: (prompt, value, limit) => {
      $("ask-prompt").textContent = prompt;
      Object.assign(askText, { value, maxLength: limit });
      letGo();
      ask.hidden = false;
      askText.select();
      askText.focus();
      return true;
    },
    link: (fragment) => `${location.origin}${location.pathname}#${fragment}`,
    replaceAddress: (fragment) => { history.replaceState(null, "", location.pathname + (fragment && `#${fragment}`)); },
    announce: (text, urgent) => {
      const region = $(urgent ? "urgent" : "polite");
      // The same words twice are said twice only if the text differs.
      region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    },
    mirror: (targets, focused) => { shownTargets = targets; focus = focused; showTargets(targets, focused); },
    outline: (lines) => {
      const list = $("outline");
      while (list.children.length > lines.length) list.lastElementChild.remove();
      // Elements stay, and only what differs is written: whoever reads there keeps the place.
      for (const [place, line] of lines.entries()) {
        const item = list.children[place] ?? list.appendChild(document.createElement("li"));
        if (item.textContent !== line) item.textContent = line;
      }
    },
    setPage: (language, background) => {
      if (language) document.documentElement.lang = language;
      if (background) document.documentElement.style.setProperty("--ground", background);
    },
    showState: (shown) => { state = shown; },
    storageGet: (key) => guarded(() => localStorage.getItem(key)),
    storageSet: (key, text) => guarded(() => localStorage.setItem(key, text)),
    storageRemove: (key) => guarded(() => localStorage.removeItem(key)),
    storageKeys: (prefix) => guarded(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))),
  };

  const president = {
    frames: "page",
    nextFrame: () => new Promise(requestAnimationFrame),
    // For tests: the state and targets that the game shows once it is watched. Nothing here acts.
    state() {
      watched = true;
      return state && { ...state, targets: shownTargets, focused: focus };
    },
    // From Python's last line of defence, as a JSON string.
    failed(report) { loading.failFrom({ message: JSON.parse(report) }); },
    ended() { loading.fail("ended", {}); },
  };
  for (const [name, work] of Object.entries(functions)) {
    president[name] = (args) => JSON.stringify(work(...JSON.parse(args)) ?? null);
  }
  return president;
})();
