// Typesetting in its own thread: a page takes a tenth of a second or more, and the server has other callers.
// Plain JavaScript, because a thread starts from a file and the server runs both as sources and as a bundle.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import * as typst from '@myriaddreamin/typst-ts-web-compiler';

/** @typedef {{ id: number, files: Record<string, string> }} Job */

const DIAGNOSTICS_AS_TEXT = 3;

async function makeCompiler() {
  const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  await typst.default({ module_or_path: await readFile(wasm) });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of workerData.fonts) await builder.add_raw_font(new Uint8Array(await readFile(font)));
  const compiler = await builder.build();
  compiler.add_source('/main.typ', await readFile(workerData.template, 'utf8'));
  return compiler;
}

const ready = makeCompiler();

parentPort?.on('message', async (/** @type {Job} */ { id, files }) => {
  try {
    const compiler = await ready;
    for (const [path, content] of Object.entries(files)) compiler.map_shadow(path, new TextEncoder().encode(content));
    const { result, diagnostics } = compiler.compile('/main.typ', undefined, 'pdf', DIAGNOSTICS_AS_TEXT);
    if (result === undefined) throw new Error(JSON.stringify(diagnostics));
    parentPort?.postMessage({ id, pdf: result }, [result.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
