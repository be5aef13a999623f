import { turn } from '../pick.ts';
import { quoted } from '../quote.ts';
import { spokenName } from '../values/spoken-name.ts';
import type { ChosenArchetype } from './choose-archetype.ts';
import type { ChosenTrigger } from './choose-triggers.ts';

const TOLD: readonly string[] = [
  'You told me: {q}',
  'I heard it here: {q}',
  'In your words: {q}',
  'It was there when you wrote: {q}',
  'I thought of it when I read: {q}',
  'This is the sentence that brought me to it: {q}',
];
/** The sentence stands in the archetype's explanation already. */
const TOLD_ABOVE: readonly string[] = [
  'You told me of it yourself, in the sentence that I quoted for the {archetype}.',
  'It is in the sentence of yours that made me think of the {archetype}.',
];
const INFERRED_FROM_VALUE: readonly string[] = [
  'You did not tell me of such a moment; I infer it from how much {value} counts for you.',
  'I have no story of yours for it, only that {value} would be hurt.',
  'This is a guess and not something you told me: it would strike at {value}.',
  'I did not hear it from you. I put it here because of {value}.',
  'Nothing you wrote says so; it follows, if it does, from {value}.',
];
const INFERRED: readonly string[] = [
  'You did not tell me of such a moment; it often goes with the {archetype}.',
  'This is a guess that comes with the {archetype}, not something you told me.',
  'I only know it from others who guard themselves as the {archetype} does.',
];
const TRY: readonly string[] = [
  'Next time, try this: {r}',
  'A small move to try: {r}',
  'What may help: {r}',
  'One thing to try: {r}',
];

/** Why it reaches this person, where they told it or why we think so, and a small move for the next time. `place` keeps neighbours from sounding alike. */
export function explainTrigger(
  { trigger, sentence }: ChosenTrigger,
  place: number,
  values: readonly string[],
  { archetype: { name: archetype }, sentence: heard, provoked }: ChosenArchetype,
  seed: string,
): string {
  const hurt = values.find((value) => trigger.values.includes(value));
  const isQuoted = sentence !== undefined && sentence.quote === (heard ?? provoked)?.quote;
  const ground = isQuoted
    ? turn(TOLD_ABOVE, place, seed).replace('{archetype}', archetype)
    : sentence
      ? turn(TOLD, place, seed).replace('{q}', () => quoted(sentence.quote))
      : hurt
        ? turn(INFERRED_FROM_VALUE, place, seed).replace('{value}', spokenName(hurt))
        : turn(INFERRED, place, seed).replace('{archetype}', archetype);
  return [trigger.touches, ground, turn(TRY, place, seed).replace('{r}', () => trigger.repair)].join(' ');
}
