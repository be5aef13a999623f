import type { Archetype } from '@lf/domain/archetype';
import { ARCHETYPES } from '@lf/domain/archetypes';
import { emotionOf } from '../evidence/emotion.ts';
import type { Heard } from '../heard.ts';
import { quotability } from '../quote.ts';
import type { ArchetypeSpaces } from './archetype-spaces.ts';
import { COPING_CUES, PHYSICAL_DANGER } from './coping-cues.ts';
import type { TenseSentence } from './tense-sentences.ts';
import { toldTriggers } from './told-triggers.ts';

/** A turn of phrase says that something was done; nearer than this to sentences of the same kind, it may be quoted for it. */
const QUOTED_FROM = 0.4;
/** Without one, only a sentence that could hardly mean anything else. */
const QUOTED_WITHOUT_CUE_FROM = 0.72;
/** How much nearer to something that happened than to something done, before it is only what happened. */
const HAPPENED_LEAD_MAX = 0.15;
/** What was answered to a question about conflict or pressure was meant as an answer to it. */
const ASKED_SHARE = 1.6;
/** What a second and third sentence add to the first. */
const FURTHER_SHARE = 0.6;

export interface ChosenArchetype {
  readonly archetype: Archetype;
  /** The person's sentence it was heard in; without one it is inferred: from a trigger they told of, or else from the values. */
  readonly sentence: TenseSentence | undefined;
  /** Where one of its triggers was told. */
  readonly provoked?: TenseSentence | undefined;
}

interface Sign {
  readonly archetype: string;
  readonly sentence: TenseSentence;
  readonly near: number;
}

export function chooseArchetype(
  spaces: ArchetypeSpaces,
  tense: readonly TenseSentence[],
  values: readonly string[],
  heard: readonly Heard[],
): ChosenArchetype {
  const signs = tense.flatMap((sentence) => signsIn(spaces, sentence));
  const ranked = ARCHETYPES.map((archetype) => {
    const own = signs.filter((sign) => sign.archetype === archetype.name).toSorted((a, b) => weight(b) - weight(a));
    const sentence = own.toSorted(
      (a, b) => b.near + quotability(b.sentence.quote) - (a.near + quotability(a.sentence.quote)),
    )[0]?.sentence;
    return { archetype, sentence, score: own.reduce((sum, sign, at) => sum + weight(sign) * FURTHER_SHARE ** at, 0) };
  }).toSorted((a, b) => b.score - a.score);
  return (
    ranked.find(({ sentence }) => sentence !== undefined) ?? {
      ...provokedIn(spaces, tense, values, heard),
      sentence: undefined,
    }
  );
}

const SELF = /\b(?:i|we)\b/iu;
const SOMEBODY =
  /\b(?:he|she|they|friends?|mother|father|mom|dad|boss|teacher|someone|somebody|people|person|man|woman|brother|sister|colleague)\b/iu;

/** The speaker comes first: what another did before they come into it is not their way of coping. */
function isOwnDoing(quote: string): boolean {
  const self = quote.search(SELF);
  const somebody = quote.search(SOMEBODY);
  return self >= 0 && (somebody < 0 || self < somebody);
}

/** A way of coping is something done, or not done; "I was sad" is a feeling. */
const DOING =
  /\bi (?:just |only |always |never |then |even |also |often |still |simply |immediately |quickly |finally )?(?!was\b|am\b|were\b|felt\b|feel\b|had\b|have\b|got\b|became\b|lied\b|thought\b)\p{L}+/iu;

/** News about somebody else tells nothing of what one did about it. */
const NEWS =
  /^(?:\w+ )?(?:i|we) (?:found out|heard|learn(?:ed|t)|saw|was told|were told|discovered|noticed|knew) (?:that )?(?:he|she|they|my|the|a|our|his|her|their)\b/iu;

/** Words of gladness by which people tell how they guard themselves. */
const NOT_GLADNESS = /\b(?:laughed it off|the peace|calm\p{L}*|put on a smile|safe|hop(?:ed|ing))\b/giu;

function signsIn({ coping, triggers }: ArchetypeSpaces, sentence: TenseSentence): Sign[] {
  const { quote, vector } = sentence;
  const { glad, sore } = emotionOf(quote.replace(NOT_GLADNESS, ''));
  if ((glad > sore && !sentence.wasAsked) || NEWS.test(quote) || !isOwnDoing(quote) || PHYSICAL_DANGER.test(quote))
    return [];
  const happened = triggers.nearest(vector)[0]?.near ?? 0;
  return coping
    .nearest(vector)
    .filter(({ name, near }) =>
      COPING_CUES[name]?.test(quote)
        ? near >= QUOTED_FROM && happened - near <= HAPPENED_LEAD_MAX
        : near >= QUOTED_WITHOUT_CUE_FROM && near > happened && DOING.test(quote),
    )
    .map(({ name, near }) => ({ archetype: name, sentence, near }));
}

function weight({ near, sentence }: Sign): number {
  return near * (sentence.wasAsked ? ASKED_SHARE : 1);
}

/** What a trigger that the person told of adds to the guess, beside the values. */
const TOLD_SHARE = 4;
const TOLD_FROM = 0.4;

/** Without a story of how they cope: whose triggers were pulled, and whose would hurt this person's values most? A value that all guard tells little. */
function provokedIn(
  { triggers }: ArchetypeSpaces,
  tense: readonly TenseSentence[],
  values: readonly string[],
  heard: readonly Heard[],
): Pick<ChosenArchetype, 'archetype' | 'provoked'> {
  const told = toldTriggers(triggers, tense);
  const ranked = ARCHETYPES.map((archetype) => {
    const pulled = archetype.triggers.flatMap(({ name }) => told.get(name) ?? []).toSorted((a, b) => b.near - a.near);
    const guarded = values.map((value, place) => {
      const guards = ARCHETYPES.filter((one) => one.triggers.some((trigger) => trigger.values.includes(value)));
      const hurt = heard.some((piece) => piece.value === value && piece.tone === 'violated') ? 0.5 : 0;
      return guards.includes(archetype) ? (1 / (1 + place * 0.3) + hurt) / guards.length : 0;
    });
    const score =
      guarded.reduce((sum, one) => sum + one, 0) +
      pulled.reduce((sum, { near }, at) => sum + (near - TOLD_FROM) * TOLD_SHARE * FURTHER_SHARE ** at, 0);
    return { archetype, provoked: pulled[0]?.sentence, score };
  }).toSorted((a, b) => b.score - a.score);
  const [first] = ranked;
  if (!first) throw new Error('there are ten archetypes');
  return first;
}
