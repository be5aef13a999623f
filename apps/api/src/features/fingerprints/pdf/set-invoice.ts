import type { Compile } from './typst-compiler.ts';

/** One page with real text. */
export function setInvoice(compile: Compile, data: Readonly<Record<string, unknown>>): Uint8Array {
  const set = compile({ '/invoice.json': JSON.stringify(data) }, 'invoice');
  if ('pdf' in set) return set.pdf;
  throw new Error('an invoice does not run over its page');
}
