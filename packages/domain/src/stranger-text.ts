import { archetypeNamed } from './archetypes.ts';
import { ARCHETYPE_TEXTS } from './stranger-text/archetypes.ts';
import { VALUE_TEXTS } from './stranger-text/values.ts';
import { valueKey } from './value-name.ts';

/** The texts are two each: one for the summary, the other beside the name. */
type Variant = 0 | 1;
const SUMMARY: Variant = 0;
const BESIDE: Variant = 1;

const byKey = new Map(Object.entries(VALUE_TEXTS).map(([name, texts]) => [valueKey(name), texts]));
const inWords = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

/** What somebody with this value does; undefined for a word of the person's own, about which nothing is claimed. */
const phraseOf = (value: string, variant: Variant): string | undefined => byKey.get(valueKey(value))?.[variant];

const nounOf = (value: string): string => (byKey.has(valueKey(value)) ? value.toLowerCase() : value);

function underPressure(archetype: string, variant: Variant): string {
  const text = ARCHETYPE_TEXTS[archetypeNamed(archetype)?.name ?? '']?.[variant];
  return text === undefined ? '' : `Under pressure they ${text}`;
}

function startAndEnd(values: readonly string[]): string {
  const [first, second] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return '';
  const ends = values.length === 1 ? '' : ` and ends with ${nounOf(last)}`;
  const phrases = [...new Set([first, second ?? first, last])]
    .map((value) => phraseOf(value, SUMMARY))
    .filter((phrase) => phrase !== undefined);
  const someone = phrases.length === 0 ? '' : `: someone who ${inWords.format(phrases)}`;
  return `This fingerprint starts with ${nounOf(first)}${ends}${someone}.`;
}

function between(values: readonly string[]): string {
  const names = values.slice(1, -1).map(nounOf);
  if (names.length === 0) return '';
  return `Between them ${names.length === 1 ? 'comes' : 'come'} ${inWords.format(names)}.`;
}

/** A fingerprint in the third person, from its values, their order and the archetype: no word of what the person told. */
export function strangerText(values: readonly string[], archetype: string): string {
  return [startAndEnd(values), between(values), underPressure(archetype, SUMMARY)].filter(Boolean).join(' ');
}

/** One sentence about a value for strangers; empty for a word of the person's own. */
export function strangerValueText(value: string): string {
  const phrase = phraseOf(value, BESIDE);
  return phrase === undefined ? '' : `Someone who ${phrase}.`;
}

export const strangerArchetypeText = (archetype: string): string => underPressure(archetype, BESIDE);
