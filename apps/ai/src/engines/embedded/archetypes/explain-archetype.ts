import { valueNamed } from '../catalogue/catalogue.ts';
import { pick } from '../pick.ts';
import { quoted } from '../quote.ts';
import type { ChosenArchetype } from './choose-archetype.ts';

const WORDS_MAX = 110;

const HEARD_IN: readonly string[] = [
  'I heard the {name} where you wrote: {q}',
  'One sentence of yours shows how you guard yourself: {q} I call that the {name}.',
  'When things got tense, you told me: {q} That is how the {name} moves.',
  '{q} In a moment like that I hear the {name} at work.',
];

const INFERRED: readonly string[] = [
  'None of your stories shows plainly what you do under threat, so this is a guess from what you hold dear: where the sore spot is {violation}, many people answer as the {name} does.',
  'I did not hear a clear scene of you under threat. From your values I would expect that {violation} brings out the {name} in you; see whether you recognise it.',
];

const INFERRED_FROM_NOTHING =
  'I did not hear enough to know how you guard yourself, so take the {name} as a question and not as a finding. See whether you recognise it.';

const CLOSINGS: readonly string[] = [
  'It has served you; it need not decide for you.',
  'It is a habit and not your character, and a habit that is seen can be put down.',
  'You may know it from better days, too, when it simply helps.',
];

/** 60 to 110 words to the person: where it was heard, what it protects, how it shows, its gift. */
export function explainArchetype({ archetype, sentence }: ChosenArchetype, values: readonly string[], seed: string): string {
  const guarded = values.find((value) => archetype.triggers.some((trigger) => trigger.values.includes(value)));
  const violation = valueNamed(guarded ?? '')?.violation;
  const opening = sentence
    ? pick(HEARD_IN, `${seed}archetype`).replace('{q}', () => quoted(sentence.quote))
    : violation
      ? pick(INFERRED, `${seed}archetype`).replace('{violation}', violation)
      : INFERRED_FROM_NOTHING;
  const parts = [opening.replace('{name}', archetype.name), archetype.protects, archetype.shows, archetype.gift];
  const closing = pick(CLOSINGS, `${seed}closing`);
  const all = [...parts, closing].join(' ');
  return countWords(all) <= WORDS_MAX ? all : parts.join(' ');
}

function countWords(text: string): number {
  return text.split(/\s+/u).length;
}
