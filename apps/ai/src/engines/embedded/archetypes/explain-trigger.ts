import { turn } from '../pick.ts';
import { quoted } from '../quote.ts';
import { spokenName } from '../values/spoken-name.ts';
import type { ChosenTrigger } from './choose-triggers.ts';

const TOLD: readonly string[] = ['You told me: {q}', 'I heard it here: {q}', 'In your words: {q}', 'It was there when you wrote: {q}'];
const INFERRED_FROM_VALUE: readonly string[] = [
  'You did not tell me of such a moment; I infer it from how much {value} counts for you.',
  'None of your stories says so. I conclude it from {value}, which would be hurt by it.',
  'This is a guess and not something you told me: it would strike at {value}.',
];
const INFERRED: readonly string[] = [
  'You did not tell me of such a moment; it often goes with the {archetype}.',
  'This is a guess that comes with the {archetype}, not something you told me.',
];
const TRY: readonly string[] = ['Next time, try this: {r}', 'A small move to try: {r}', 'What may help: {r}', 'One thing to try: {r}'];

/** Why it reaches this person, where they told it or why we think so, and a small move for the next time. `place` keeps neighbours from sounding alike. */
export function explainTrigger({ trigger, sentence }: ChosenTrigger, place: number, values: readonly string[], archetype: string, seed: string): string {
  const hurt = values.find((value) => trigger.values.includes(value));
  const ground = sentence
    ? turn(TOLD, place, seed).replace('{q}', () => quoted(sentence.quote))
    : hurt
      ? turn(INFERRED_FROM_VALUE, place, seed).replace('{value}', spokenName(hurt))
      : turn(INFERRED, place, seed).replace('{archetype}', archetype);
  return [trigger.touches, ground, turn(TRY, place, seed).replace('{r}', () => trigger.repair)].join(' ');
}
