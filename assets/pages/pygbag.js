// Prepares the page for pygbag's loader, which starts the Python of the page's last script.
"use strict";

var config = { // `var`: the loader looks for it at the window
  ume_block: Number("{{cookiecutter.ume_block}}"),
  can_close: Number("{{cookiecutter.can_close}}"),
  user_canvas_managed: 1,
  archive: "{{cookiecutter.archive}}",
  cdn: "{{cookiecutter.cdn}}",
};

president.frames = "runtime"; // pygbag's own loop waits for the frames

// Bytes as they come out of the decoder, about: the bar is clamped.
loading.expect({{sizes}});

// Some signs in the address stop the loader: it gets the bare path, and the rest is put back.
const address = location.search + location.hash;
history.replaceState(null, "", location.pathname);

function custom_onload() { // called once, between the loader and Python
  history.replaceState(null, "", location.pathname + address);
  loading.enter("start");
  Module.onAbort = (reason) => loading.failFrom(reason);
}
