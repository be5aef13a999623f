import { archetypeNamed } from '@lf/domain/archetypes';
import { pick } from '../pick.ts';
import type { QuotableSentence } from '../quotable.ts';
import { archetypeTexts, triggerTexts } from '../texts/authored-texts.ts';
import type { TriggerParts } from '@lf/contract/survey';
import { quoted } from './explain-value.ts';

export interface ChosenTrigger {
  readonly name: string;
  readonly parts: TriggerParts;
  /** The sentence that tells it; without one it is a suggestion. */
  readonly sentence: QuotableSentence | undefined;
}

const TRIGGERS_WANTED = 4;
const NAME_OF_TOLD = 'Something you named yourself';
const WHY_TOLD = 'You say yourself that this sets you off.';

/** Words with which people say that something sets them off, whenever it happens: what somebody was denied once is no trigger yet. */
const SETS_OFF =
  /\b(?:sets? me off|drives? me (?:mad|crazy|nuts|insane|up the wall|round the bend)|makes me (?:so |really |very )?(?:angry|mad|furious|livid|cross|sick)|winds me up|gets (?:to me|under my skin|my goat|me going)|bothers me|annoys me|infuriates me|(?<!who )i can(?:no|['’])?t (?:stand|bear|abide)|i hate|i (?:don['’]t|do not) (?:do well|like being|like to be))\b/iu;

/** A told one first: what the person says sets them off, in their sentence. Then suggestions from the archetype. */
export function chooseTriggers(
  archetype: string,
  sentences: readonly QuotableSentence[],
  values: readonly string[],
  seed: string,
): ChosenTrigger[] {
  const [clearest] = sentences
    .filter(({ quote }) => SETS_OFF.test(quote))
    .toSorted((a, b) => b.telling * b.alone - a.telling * a.alone);
  const told = clearest === undefined ? [] : [toldTrigger(archetype, clearest)];
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

function toldTrigger(archetype: string, sentence: QuotableSentence): ChosenTrigger {
  const move = pick(archetypeTexts(archetype, 'move'), sentence.quote);
  return { name: NAME_OF_TOLD, parts: { quote: sentence.quote, why: WHY_TOLD, move }, sentence };
}

function guards(guarded: readonly string[], values: readonly string[]): number {
  return values.reduce((sum, value, place) => sum + (guarded.includes(value) ? 1 / (1 + place * 0.3) : 0), 0);
}

/** The spec's text. */
export function triggerExplanation({ quote, why, move }: TriggerParts): string {
  return [...(quote === undefined ? [] : [`You wrote: ${quoted(quote)}`]), why, move].join(' ');
}
