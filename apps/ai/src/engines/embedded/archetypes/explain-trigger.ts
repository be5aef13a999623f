import { turn } from '../pick.ts';
import { quoted } from '../quote.ts';
import type { ChosenTrigger } from './choose-triggers.ts';

const TOLD: readonly string[] = ['You told me: {q}', 'I heard it here: {q}', 'In your words: {q}', 'It was there when you wrote: {q}'];
const NOT_TOLD: readonly string[] = [
  'You did not tell me of such a moment; it often goes with the rest.',
  'I infer this one; none of your stories says it outright.',
  'This one is a likely neighbour of the others, not something you told me.',
];
const TRY: readonly string[] = ['Next time, try this: {r}', 'A small move to try: {r}', 'What may help: {r}', 'One thing to try: {r}'];

/** Why it reaches this person, where they told it, and a small move for the next time. `place` keeps neighbours from sounding alike. */
export function explainTrigger({ trigger, sentence }: ChosenTrigger, place: number, seed: string): string {
  const told = sentence ? turn(TOLD, place, seed).replace('{q}', () => quoted(sentence.quote)) : turn(NOT_TOLD, place, seed);
  return [trigger.touches, told, turn(TRY, place, seed).replace('{r}', () => trigger.repair)].join(' ');
}
