// Starts the self-contained edition: Pyodide, pygame-ce and the game from this folder.
"use strict";

// A newer build that came while the last game was played takes over, and the page starts anew.
async function newerBuild() {
  const workers = navigator.serviceWorker; // there is none where the address is not a safe one
  const waiting = (await workers?.getRegistration())?.waiting;
  if (!waiting) return false;
  workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
  return true;
}

(async () => {
  if (await newerBuild().catch(() => false)) return;
  const { sizes, wheel } = JSON.parse(document.getElementById("parts").textContent);
  loading.expect("python", sizes);
  if (loading.failed) return;
  const game = fetch("game.zip").then((response) => response.arrayBuffer());
  game.catch(() => {}); // told where it is awaited
  try {
    const pyodide = await loadPyodide({
      indexURL: "pyodide/",
      env: { HOME: "/home/pyodide", PYGAME_HIDE_SUPPORT_PROMPT: "1", PYGAME_WEB_GLUE: "0" },
      stdout: (line) => console.log(line),
      stderr: (line) => console.warn(line),
    });
    loading.enter("start");
    pyodide.canvas.setCanvas2D(document.getElementById("canvas"));
    await pyodide.loadPackage(wheel, { messageCallback() {} });
    pyodide.unpackArchive(await game, "zip", { extractDir: "/game" });
    loading.enter("deal");
    await pyodide.runPythonAsync(`
import os, sys
os.chdir("/game")
sys.path.insert(0, "/game")
import main
await main.main()
`);
    president.ended();
  } catch (error) {
    console.error(String(error?.message ?? error)); // of a Python error: its traceback
    loading.failFrom(error);
  }
})();

// From then on the page can be played without a network.
loading.finished.then(() => navigator.serviceWorker?.register("worker.js")).catch(() => {});
