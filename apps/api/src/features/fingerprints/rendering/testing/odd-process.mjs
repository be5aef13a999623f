// A renderer that does what its jobs say, for the tests of the limits.
import { answerJobs } from '../job-loop.mjs';

const kept = [];

await answerJobs(
  async () => undefined,
  async ({ kind, words }) => {
    if (kind === 'echo') return words;
    if (kind === 'fail') throw new Error(words);
    for (;;) if (kind === 'grow') kept.push(Buffer.alloc(10_000_000, 1));
  },
);
