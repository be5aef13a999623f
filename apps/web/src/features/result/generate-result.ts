import { getFingerprintData } from '@lf/contract/fingerprint-data';
import { parseFormData, type FormData } from '@lf/contract/form-data';
import { saveValues, type Narrative } from '@lf/contract/narrative';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { askForOrder, askForPhilosophy, heardOrAsked, type ResultKey } from './api/ask-for-result.ts';
import { completeLicense } from './api/complete-license.ts';
import { getNarrative } from './api/get-narrative.ts';

export type GenerationStep = 'order' | 'philosophy' | 'save';

/** There is nothing to make a result of: the survey has not come that far. */
export class NotFinished extends Error {
  override readonly name = 'NotFinished';
}

/** Somebody else's key, or none. */
export class NotMine extends Error {
  override readonly name = 'NotMine';
}

/** The AI service answered, but with nothing. */
class NothingCame extends Error {
  override readonly name = 'NothingCame';
}

/** Another tab or device is at it: how often, and after how long, to look whether it is done. */
const LOOK_AGAIN_MS = 1_500;
const LOOKS_MAX = 12;

const isBusy = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 429;
const hasResult = ({ valuesPhilosophy }: Narrative): boolean => valuesPhilosophy.trim() !== '';
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function loadForm({ userId, licenseCode }: ResultKey): Promise<FormData> {
  const { data } = await call(getFingerprintData, { params: { userId, licenseCode } });
  return parseFormData(data[0]?.data ?? '{}');
}

type NewNarrative = Parameters<typeof call<typeof saveValues>>[1];

/** Only confirmed values become a result: nobody's list is frozen because an address was opened. The classic flow saves its own. */
async function newNarrative(key: ResultKey, confirmed: readonly string[], tell: (step: GenerationStep) => void): Promise<NewNarrative> {
  if (confirmed.length === 0) throw new NotFinished();
  const form = await loadForm(key);

  tell('order');
  const heard = await heardOrAsked(key, form);
  const order = await askForOrder(key, form, confirmed);
  if (order.value_drivers.length === 0) throw new NothingCame();
  tell('philosophy');
  const philosophy = await askForPhilosophy(key, order.value_drivers, order.value_drivers_explanation);
  if (philosophy.trim() === '') throw new NothingCame();
  const evidence = order.evidence ?? heard.evidence;
  return {
    body: {
      ...key,
      values: order.value_drivers,
      valuesExplanation: order.value_drivers_explanation,
      valuesPhilosophy: philosophy,
      archetype: heard.archetype,
      archetypeExplanation: heard.archetype_explanation,
      triggers: heard.triggers,
      triggersExplanation: heard.triggers_explanation,
      ...(evidence === undefined ? {} : { evidence: evidence.filter(({ value }) => order.value_drivers.includes(value)) }),
    },
  };
}

/** Only the record itself tells whose the key is: another service that answers 404 says nothing about that. */
async function ownNarrative(licenseCode: string): Promise<Narrative> {
  try {
    return await getNarrative(licenseCode);
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? new NotMine() : error;
  }
}

/** One try: read the record; make and save the result where there is none. A save that came second reads the first. */
async function loadOrMake(key: ResultKey, tell: (step: GenerationStep) => void): Promise<Narrative> {
  const known = await ownNarrative(key.licenseCode);
  if (hasResult(known)) return known;
  const made = await newNarrative(key, known.values, tell);
  tell('save');
  try {
    return await call(saveValues, made);
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 409) throw error;
    const first = await getNarrative(key.licenseCode);
    if (!hasResult(first)) throw error;
    return first;
  }
}

/** The tabs of one browser take turns; only the first has work to do. */
function inTurn<T>(licenseCode: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(`lf.result.${licenseCode}`, work) : work();
}

async function patiently(key: ResultKey, tell: (step: GenerationStep) => void): Promise<Narrative> {
  for (let look = 1; ; look++) {
    try {
      return await loadOrMake(key, tell);
    } catch (error) {
      if (!isBusy(error) || look === LOOKS_MAX) throw error;
      await pause(LOOK_AGAIN_MS);
    }
  }
}

/** The result of a key: the saved one, else a new one, saved once and for all. However many tabs ask, there is one result. */
export async function generateResult(key: ResultKey, tell: (step: GenerationStep) => void): Promise<Narrative> {
  const result = await inTurn(key.licenseCode, () => patiently(key, tell));
  await completeLicense(key.licenseCode);
  return result;
}
