// Typesetting in a process of its own: a document takes a tenth of a second or more, and the server has other callers.
// Plain JavaScript, because a process starts from a file and the server runs both as sources and as a bundle.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import * as typst from '@myriaddreamin/typst-ts-web-compiler';

/** @typedef {{ id: number, files: Record<string, string> }} Job */

// Optimising 28 MB of WebAssembly costs ten documents' time and makes none of them faster. It is switched off for this process,
// which does nothing else: the first document comes in a second instead of three.
setFlagsFromString('--liftoff-only');

const DIAGNOSTICS_AS_TEXT = 3;
/** What the template says when a page runs over. */
const OVERFLOW = /panicked with: \\*"overflow: (first|second)/u;
const [template = '', ...fonts] = process.argv.slice(2);

async function makeCompiler() {
  const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  await typst.default({ module_or_path: await readFile(wasm) });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(new Uint8Array(await readFile(font)));
  const compiler = await builder.build();
  compiler.add_source('/main.typ', await readFile(template, 'utf8'));
  return compiler;
}

const ready = makeCompiler();

process.on('message', async (/** @type {Job} */ { id, files }) => {
  const before = process.cpuUsage();
  const answer = (/** @type {Record<string, unknown>} */ what) => {
    const { user, system } = process.cpuUsage(before);
    process.send?.({ id, cpuMs: (user + system) / 1000, ...what });
  };
  try {
    const compiler = await ready;
    for (const [path, content] of Object.entries(files)) compiler.map_shadow(path, new TextEncoder().encode(content));
    const { result, diagnostics } = compiler.compile('/main.typ', undefined, 'pdf', DIAGNOSTICS_AS_TEXT);
    if (result !== undefined) return answer({ pdf: result });
    const messages = JSON.stringify(diagnostics);
    const overflow = OVERFLOW.exec(messages)?.[1];
    answer(overflow === undefined ? { error: messages } : { overflow });
  } catch (error) {
    answer({ error: String(error) });
  }
});
// The server ended, however it ended.
process.on('disconnect', () => process.exit());
