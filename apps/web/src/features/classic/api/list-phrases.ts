import { listPhrases } from '@lf/contract/values';
import { call } from '../../../lib/call.ts';

let asked: ReturnType<typeof ask> | undefined;

const ask = () => call(listPhrases);

/** The words to look for, asked for once: they do not change while a person tells their stories. A failure is forgotten. */
export function askPhrases(): ReturnType<typeof ask> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
