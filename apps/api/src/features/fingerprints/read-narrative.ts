import * as z from 'zod/mini';
import { narrative as narrativeSchema, type Narrative } from '@lf/contract/narrative';

export const readValues = (text: string | null): string[] => z.parse(z.array(z.string()), JSON.parse(text ?? '[]'));

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

const listedPart = z.pick(narrativeSchema, { values: true, archetype: true });

/** What a list shows of a narrative; its texts, which are most of it, are not looked at. */
export const readListed = (text: string | null): Pick<Narrative, 'values' | 'archetype'> =>
  text === null ? NOTHING_SAVED : z.parse(listedPart, Object(JSON.parse(text)));

interface SavedResult {
  readonly confirmed_at: Date | null;
  readonly ranked_values: string | null;
  readonly narrative: string | null;
  readonly values_philosophy: string;
}

/** The saved narrative; before there is one, the confirmed values and nothing else. */
export function savedNarrative(licenseCode: string, row: SavedResult | undefined): Narrative {
  if (row?.narrative) return readNarrative(licenseCode, row.narrative);
  return { ...NOTHING_SAVED, licenseCode, values: readValues(row?.ranked_values ?? null) };
}

/** The values are confirmed or a result exists: nothing of it can be changed any more. */
export function isFinal(row: SavedResult | undefined): boolean {
  return row !== undefined && (row.confirmed_at !== null || row.values_philosophy !== '');
}
