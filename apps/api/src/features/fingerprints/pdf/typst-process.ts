import { setFlagsFromString } from 'node:v8';
import { answerJobs } from '../rendering/job-loop.ts';
import { setDocument } from './set-document.ts';
import { createCompiler, type Compile } from './typst-compiler.ts';
import { setInvoice } from './set-invoice.ts';
import type { DocumentJob, InvoiceJob } from './typesetter.ts';

// Typesetting in a process of its own: see rendering/render-process.ts. Optimising 28 MB of WebAssembly costs ten documents' time and makes
// none of them faster. It is switched off for this process, which does nothing else: the first document comes in a second instead of three.
// Both flags are named: V8 applies what a flag implies at its start only, and since Node 24 `--liftoff-only` alone, set later, leaves tiering
// on, which keeps 200 MB more.
setFlagsFromString('--no-wasm-tier-up --no-wasm-dynamic-tiering');

let compile: Compile = () => {
  throw new Error('not ready');
};

await answerJobs(
  async () => {
    compile = await createCompiler();
  },
  (job: DocumentJob | InvoiceJob) =>
    'invoice' in job ? setInvoice(compile, job.invoice) : setDocument(compile, job.content, job.version),
);
