// Prepares the page for pygbag's loader, which starts the Python of the page's last script element.
"use strict";

var config = { // `var`: the loader looks for it at the window
  ume_block: Number("{{cookiecutter.ume_block}}"),
  can_close: Number("{{cookiecutter.can_close}}"),
  user_canvas_managed: 1,
  archive: "{{cookiecutter.archive}}",
  cdn: "{{cookiecutter.cdn}}",
};

president.frames = "runtime"; // pygbag's own loop waits for the frames

// Bytes as they come out of the decoder, about; the bar does not mind.
loading.expect("python", { ".wasm": 12e6, ".data": 6e6 });
loading.expect("game", { ".whl": 7e6, ".apk": 9e5 });

// Some signs in the address stop the loader: it gets the bare path, and the rest is put back.
const address = location.search + location.hash;
history.replaceState(null, "", location.pathname);

function custom_onload() { // called once, between the loader and Python
  history.replaceState(null, "", location.pathname + address);
  const { setStatus } = Module;
  Module.setStatus = (text) => {
    const [, got, all] = /\((\d+)\/(\d+)\)/.exec(text) ?? [];
    if (all > 0) loading.arrived(".data", got / all);
    setStatus?.(text);
  };
  Module.onAbort = (reason) => loading.failFrom(reason);
}
