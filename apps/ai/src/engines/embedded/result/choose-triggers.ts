import { archetypeNamed } from '@lf/domain/archetypes';
import { pick } from '../pick.ts';
import type { Pair } from '../proposals/propose-values.ts';
import type { QuotableSentence } from '../quotable.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { archetypeTexts, triggerTexts, valueTexts } from '../texts/authored-texts.ts';
import type { TriggerParts } from '@lf/contract/survey';
import { quoted } from './explain-value.ts';

export interface ChosenTrigger {
  readonly name: string;
  readonly parts: TriggerParts;
  /** The sentence that tells it; without one it is a suggestion. */
  readonly sentence: QuotableSentence | undefined;
}

const TOLD_MAX = 3;
const TRIGGERS_WANTED = 4;
/** How clearly a sentence must say that a value was denied to be told as a trigger. */
const TOLD_MIN = 0.35;

/** Told ones first: a value that somebody denied the person, in their sentence. Then suggestions from the archetype. */
export function chooseTriggers(
  archetype: string,
  sentences: readonly QuotableSentence[],
  values: readonly string[],
  seed: string,
): ChosenTrigger[] {
  const told = missedPairs(sentences)
    .slice(0, TOLD_MAX)
    .map(({ value, sentence }) => ({
      name: capitalised(valueTexts(value, 'without')[0] ?? value),
      parts: {
        quote: sentence.quote,
        why: pick(valueTexts(value, 'missed'), sentence.quote),
        move: pick(archetypeTexts(archetype, 'move'), sentence.quote),
      },
      sentence,
    }));
  const known = archetypeNamed(archetype)?.triggers ?? [];
  const suggested = known
    .toSorted((a, b) => guards(b.values, values) - guards(a.values, values))
    .slice(0, TRIGGERS_WANTED - told.length)
    .map(({ name }) => ({
      name,
      parts: {
        why: pick(triggerTexts(archetype, name, 'why'), `${seed}${name}`),
        move: pick(triggerTexts(archetype, name, 'move'), `${name}${seed}`),
      },
      sentence: undefined,
    }));
  return [...told, ...suggested];
}

/** Values denied to the person, clearest first, each value and each sentence once. */
function missedPairs(sentences: readonly QuotableSentence[]): Pair[] {
  const pairs = sentences
    .filter(({ side }) => side === 'missed')
    .flatMap((sentence) =>
      catalogue.map(({ name }, at) => ({
        value: name,
        sentence,
        own: sentence.values[at] ?? 0,
        score: sentence.values[at] ?? 0,
        named: false,
      })),
    )
    .filter(({ score }) => score >= TOLD_MIN)
    .toSorted((a, b) => b.score - a.score);
  return pairs.filter(
    (pair, at) => !pairs.slice(0, at).some(({ value, sentence }) => value === pair.value || sentence === pair.sentence),
  );
}

function guards(guarded: readonly string[], values: readonly string[]): number {
  return values.reduce((sum, value, place) => sum + (guarded.includes(value) ? 1 / (1 + place * 0.3) : 0), 0);
}

/** Trigger names are joined by commas in the saved record. */
function capitalised(phrase: string): string {
  const text = phrase.replaceAll(',', '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The spec's text. */
export function triggerExplanation({ quote, why, move }: TriggerParts): string {
  return [...(quote === undefined ? [] : [`You wrote: ${quoted(quote)}`]), why, move].join(' ');
}
