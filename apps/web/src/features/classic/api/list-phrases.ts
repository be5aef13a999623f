import { listPhrases } from '@lf/contract/values';
import { call } from '../../../lib/call.ts';

let asked: Promise<readonly string[]> | undefined;
let known: readonly string[] | undefined;

async function ask(): Promise<readonly string[]> {
  const phrases = await call(listPhrases);
  known = phrases.map(({ Phrase }) => Phrase);
  return known;
}

/** The words to look for, asked for once: they do not change while a person tells their stories. A failure is forgotten. */
export function askPhrases(): Promise<readonly string[]> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** What has come already. */
export const knownPhrases = (): readonly string[] | undefined => known;
