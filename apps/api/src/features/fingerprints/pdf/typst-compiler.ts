import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as typst from '@myriaddreamin/typst-ts-web-compiler';
import { ALL_FONT_FILES } from '../fonts.ts';
import { isPage, type Page } from './page-fit.ts';

/** The document, or the page that did not hold all its words. */
export type Compiled = { readonly pdf: Uint8Array } | { readonly overflow: Page };
/** Sets the template with these files beside it. */
export type Compile = (files: Readonly<Record<string, string>>, template?: Template) => Compiled;

export type Template = 'fingerprint' | 'invoice';
const TEMPLATES: Readonly<Record<Template, string>> = { fingerprint: '/main.typ', invoice: '/invoice.typ' };

const DIAGNOSTICS_AS_TEXT = 3;
/** What the template says when a page runs over. */
const OVERFLOW = /panicked with: \\*"overflow: (\w+)/u;

/** Holds the typesetter and all fonts: some 200 MB. */
export async function createCompiler(): Promise<Compile> {
  const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  await typst.default({ module_or_path: new Uint8Array(await readFile(wasm)) });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of ALL_FONT_FILES) await builder.add_raw_font(new Uint8Array(await readFile(font)));
  const compiler = await builder.build();
  compiler.add_source('/main.typ', await readFile(new URL('./fingerprint.typ', import.meta.url), 'utf8'));
  compiler.add_source('/invoice.typ', await readFile(new URL('./invoice.typ', import.meta.url), 'utf8'));
  return (files, template = 'fingerprint') => {
    for (const [path, content] of Object.entries(files)) compiler.map_shadow(path, new TextEncoder().encode(content));
    const compiled: { result?: Uint8Array; diagnostics?: unknown } = compiler.compile(
      TEMPLATES[template],
      undefined,
      'pdf',
      DIAGNOSTICS_AS_TEXT,
    );
    if (compiled.result !== undefined) return { pdf: compiled.result };
    const messages = JSON.stringify(compiled.diagnostics);
    const overflow = OVERFLOW.exec(messages)?.[1];
    if (overflow === undefined || !isPage(overflow)) throw new Error(messages);
    return { overflow };
  };
}
