import { answerJobs } from '../job-loop.ts';

/** A renderer that does what its jobs say, for the tests of the limits. */
const kept: Buffer[] = [];

await answerJobs(
  () => Promise.resolve(),
  ({ kind, words }: { kind: 'echo' | 'fail' | 'loop' | 'grow'; words: string }) => {
    if (kind === 'echo') return words;
    if (kind === 'fail') throw new Error(words);
    for (;;) if (kind === 'grow') kept.push(Buffer.alloc(10_000_000, 1));
  },
);
