import { saveValues, type Narrative } from '@lf/contract/narrative';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { getNarrative } from './api/get-narrative.ts';
import type { GenerationStep } from './generation-step.ts';
import type { ResultKey } from './result-key.ts';

interface Made {
  readonly narrative: Narrative;
  /** Its key is still to be completed; only then others can be shown it. */
  readonly isNew: boolean;
}

/** There is nothing to make a result of: the survey has not come that far. */
export class NotFinished extends Error {
  override readonly name = 'NotFinished';
}

/** Somebody else's key, or none. */
export class NotMine extends Error {
  override readonly name = 'NotMine';
}

/** Another tab or device is at it: how often, and after how long, to look whether it is done. */
const LOOK_AGAIN_MS = 1_500;
const LOOKS_MAX = 12;

/** The AI service was too slow or away: so often it is asked again before the person is told. */
const TRIES_MAX = 3;

const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.statusCode === 503);
const isBusy = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 429;
const hasResult = ({ valuesPhilosophy }: Narrative): boolean => valuesPhilosophy.trim() !== '';
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Only the record itself tells whose the key is: another service that answers 404 says nothing about that. */
async function ownNarrative(licenseCode: string): Promise<Narrative> {
  try {
    return await getNarrative(licenseCode);
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? new NotMine() : error;
  }
}

/** One try: read the record; make and save the result where there is none. A save that came second reads the first. */
async function loadOrMake(key: ResultKey, tell: (step: GenerationStep) => void): Promise<Made> {
  const asked = await ownNarrative(key.licenseCode);
  // Only confirmed values become a result: nobody's list is frozen because an address was opened. The classic flow saves its own.
  if (asked.values.length === 0 && !hasResult(asked)) throw new NotFinished();
  // Prefetched, it may be older than the result that another tab made while this one waited for its turn.
  const known = hasResult(asked) ? asked : await ownNarrative(key.licenseCode);
  if (hasResult(known)) return { narrative: known, isNew: false };
  // Made once, read ever after: its code comes when it is needed.
  const { newNarrative } = await import('./new-narrative.ts');
  const made = await newNarrative(key, known.values, tell);
  tell('save');
  try {
    return { narrative: await call(saveValues, made), isNew: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 409) throw error;
    const first = await getNarrative(key.licenseCode);
    if (!hasResult(first)) throw error;
    return { narrative: first, isNew: true };
  }
}

/** What was prefetched may be older than what has been confirmed since: asked once it is told, so that nobody waits for it. */
export async function isConfirmedMeanwhile(licenseCode: string): Promise<boolean> {
  try {
    return (await getNarrative(licenseCode)).values.length > 0;
  } catch {
    return false;
  }
}

/** The tabs of one browser take turns; only the first has work to do. */
function inTurn<T>(licenseCode: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(`lf.result.${licenseCode}`, work) : work();
}

async function patiently(key: ResultKey, tell: (step: GenerationStep) => void): Promise<Made> {
  let tries = 0;
  for (let look = 1; ; look++) {
    try {
      return await loadOrMake(key, tell);
    } catch (error) {
      if (isPassing(error)) tries += 1;
      else if (!isBusy(error)) throw error;
      if (tries === TRIES_MAX || look === LOOKS_MAX) throw error;
      await pause(LOOK_AGAIN_MS);
    }
  }
}

/** The result of a key: the saved one, else a new one, saved once and for all. However many tabs ask, there is one result. */
export function generateResult(key: ResultKey, tell: (step: GenerationStep) => void): Promise<Made> {
  return inTurn(key.licenseCode, () => patiently(key, tell));
}
