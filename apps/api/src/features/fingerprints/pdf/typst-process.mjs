// Typesetting in a process of its own: see rendering/render-process.ts.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import * as typst from '@myriaddreamin/typst-ts-web-compiler';
import { answerJobs } from '../rendering/job-loop.mjs';

/** @typedef {Record<string, string>} Files */

// Optimising 28 MB of WebAssembly costs ten documents' time and makes none of them faster. It is switched off for this process,
// which does nothing else: the first document comes in a second instead of three.
setFlagsFromString('--liftoff-only');

const DIAGNOSTICS_AS_TEXT = 3;
/** What the template says when a page runs over. */
const OVERFLOW = /panicked with: \\*"overflow: (first|second)/u;
const [template = '', ...fonts] = process.argv.slice(2);

/** @type {typst.TypstCompiler} */
let compiler;

async function prepare() {
  const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  await typst.default({ module_or_path: await readFile(wasm) });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(new Uint8Array(await readFile(font)));
  compiler = await builder.build();
  compiler.add_source('/main.typ', await readFile(template, 'utf8'));
}

await answerJobs(prepare, async (/** @type {Files} */ files) => {
  for (const [path, content] of Object.entries(files)) compiler.map_shadow(path, new TextEncoder().encode(content));
  const { result, diagnostics } = compiler.compile('/main.typ', undefined, 'pdf', DIAGNOSTICS_AS_TEXT);
  if (result !== undefined) return { pdf: result };
  const messages = JSON.stringify(diagnostics);
  const overflow = OVERFLOW.exec(messages)?.[1];
  if (overflow === undefined) throw new Error(messages);
  return { overflow };
});
