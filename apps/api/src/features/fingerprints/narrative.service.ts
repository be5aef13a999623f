import { joinNarrative } from '@lf/domain/joined-narrative';
import { valueKey } from '@lf/domain/value-name';
import { assertOwnLicense, frozen, holdOwnLicense, type OwnKey } from '../licenses/own-license.ts';
import { touchRecord } from '../fingerprint-data/fingerprint-data.repo.ts';
import { findFingerprint, writeFingerprint } from './fingerprints.repo.ts';
import { readValues, savedNarrative } from './read-narrative.ts';
import type { Narrative, OwnNarrative } from '@lf/contract/narrative';
import type { Database } from '@lf/platform/db/schema';

/** The narrative of one's own key; before one is saved, the confirmed values and nothing else. */
export async function ownNarrative(db: Database, key: OwnKey): Promise<OwnNarrative> {
  await assertOwnLicense(db, key.userId, key.licenseCode);
  const row = await findFingerprint(db, key.licenseCode, key.userId);
  const narrative = savedNarrative(key.licenseCode, row);
  const joined = joinNarrative(narrative);
  return {
    ...narrative,
    userId: key.userId,
    rankedValues: joined.rankedValues,
    record: { userId: key.userId, licenseCode: key.licenseCode, ...joined },
  };
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
    await touchRecord(held, key.licenseCode);
    return { values: [...values] };
  });
}
