// Compiles the modules in one zip into another with the very Python that the page runs.
// Usage: node compile.mjs PYODIDE_FOLDER IN.zip OUT.zip
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, source, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// Columns serve to underline parts of a line in a traceback; there are no lines on a page.
const env = { PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: folder, env });
python.FS.writeFile("/source.zip", readFileSync(source));
try {
  python.runPython(`
import importlib.util
import marshal
import zipfile

# A bytecode file begins with the magic number, no flags, and no date or size of a source.
HEAD = importlib.util.MAGIC_NUMBER + bytes(12)

with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/target.zip", "w") as target:
    for name in source.namelist():
        # Without docstrings and assertions: they are a tenth of what a visitor would wait for.
        code = compile(source.read(name), f"/game/{name}", "exec", dont_inherit=True, optimize=2)
        target.writestr(f"{name}c", HEAD + marshal.dumps(code))
`);
} catch (error) { // its last line says what Python found; a trace of JavaScript would not help
  console.error(error.message.trim().split("\n").pop());
  process.exit(1);
}
writeFileSync(target, python.FS.readFile("/target.zip"));
