import * as z from 'zod/mini';
import { narrative as narrativeSchema, type Narrative } from '@lf/contract/narrative';
import { valueKey } from '@lf/domain/value-name';
import { assertOwnLicense, frozen, holdOwnLicense, type OwnKey } from '../licenses/own-license.ts';
import { findFingerprint, writeFingerprint } from './fingerprints.repo.ts';
import type { Database } from '@lf/platform/db/schema';

const readValues = (text: string | null): string[] => z.parse(z.array(z.string()), JSON.parse(text ?? '[]'));

const NOTHING_SAVED: Omit<Narrative, 'licenseCode'> = {
  values: [],
  valuesExplanation: {},
  valuesPhilosophy: '',
  archetype: '',
  archetypeExplanation: '',
  triggers: [],
  triggersExplanation: {},
};

export function readNarrative(licenseCode: string, text: string | null): Narrative {
  return text === null
    ? { ...NOTHING_SAVED, licenseCode }
    : z.parse(narrativeSchema, { ...Object(JSON.parse(text)), licenseCode });
}

/** The narrative of one's own key; before one is saved, the confirmed values and nothing else. */
export async function ownNarrative(db: Database, key: OwnKey): Promise<Narrative> {
  await assertOwnLicense(db, key.userId, key.licenseCode);
  const row = await findFingerprint(db, key.licenseCode, key.userId);
  if (row?.narrative) return readNarrative(key.licenseCode, row.narrative);
  return { ...NOTHING_SAVED, licenseCode: key.licenseCode, values: readValues(row?.ranked_values ?? null) };
}

const keysOf = (values: readonly string[]): string => JSON.stringify(values.map(valueKey).toSorted());

/**
 * Saves the narrative, once: the first one with a philosophy stays, whoever else was writing at the same moment.
 * Confirmed values may come in another order, but no other values.
 */
export function saveNarrative(db: Database, key: OwnKey, given: Omit<Narrative, 'licenseCode'>): Promise<Narrative> {
  return db.transaction().execute(async (held) => {
    const license = await holdOwnLicense(held, key.userId, key.licenseCode);
    if (license.status === 'completed') throw frozen();
    const row = await findFingerprint(held, key.licenseCode, key.userId);
    const saved: Narrative = { ...given, licenseCode: key.licenseCode };
    const narrative = JSON.stringify(saved);
    // The very same again: a proxy that lost the answer may send a request a second time.
    if (row?.narrative === narrative) return saved;
    if (row !== undefined && row.values_philosophy !== '') throw frozen();
    if (row?.confirmed_at && keysOf(readValues(row.ranked_values)) !== keysOf(given.values)) throw frozen();
    await writeFingerprint(held, key, {
      rankedValues: given.values,
      narrative,
      philosophy: given.valuesPhilosophy.trim(),
    });
    return saved;
  });
}

/** 'I'm Sure'. Saying it again for the same values changes nothing. */
export function confirmValues(db: Database, key: OwnKey, values: readonly string[]): Promise<{ values: string[] }> {
  return db.transaction().execute(async (held) => {
    const license = await holdOwnLicense(held, key.userId, key.licenseCode);
    const row = await findFingerprint(held, key.licenseCode, key.userId);
    if (row?.confirmed_at) {
      const confirmed = readValues(row.ranked_values);
      if (keysOf(confirmed) !== keysOf(values)) throw frozen();
      return { values: confirmed };
    }
    if (license.status === 'completed' || (row !== undefined && row.values_philosophy !== '')) throw frozen();
    await writeFingerprint(held, key, { rankedValues: values, confirmed: true });
    return { values: [...values] };
  });
}
