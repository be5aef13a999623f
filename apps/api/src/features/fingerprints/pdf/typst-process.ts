import { setFlagsFromString } from 'node:v8';
import { answerJobs } from '../rendering/job-loop.ts';
import { setDocument } from './set-document.ts';
import { createCompiler, type Compile } from './typst-compiler.ts';
import { setInvoice } from './set-invoice.ts';
import type { DocumentJob, InvoiceJob } from './typesetter.ts';

// Typesetting in a process of its own: see rendering/render-process.ts. Optimising 28 MB of WebAssembly costs ten documents' time and makes
// none of them faster. It is switched off for this process, which does nothing else: the first document comes in a second instead of three.
setFlagsFromString('--liftoff-only');

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
