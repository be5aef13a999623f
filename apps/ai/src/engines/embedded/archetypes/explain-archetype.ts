import { valueNamed } from '../catalogue/catalogue.ts';
import { pick } from '../pick.ts';
import { quoted } from '../quote.ts';
import { filledWhole } from '../values/fill-slots.ts';
import { spokenName } from '../values/spoken-name.ts';
import type { ChosenArchetype } from './choose-archetype.ts';

const WORDS_MAX = 110;

const HEARD_IN: readonly string[] = [
  'I heard the {name} where you wrote: {q}',
  'One sentence of yours shows how you guard yourself: {q} I call that the {name}.',
  'When things got tense, you told me: {q} That is how the {name} moves.',
  '{q} In a moment like that I hear the {name} at work.',
  'You may not have noticed it while writing, but this is the {name}: {q}',
  'I asked myself what you do when it gets close, and found this: {q} It sounds like the {name}.',
];

const INFERRED: readonly string[] = [
  'None of your stories shows plainly what you do under threat, so this is a guess from what you hold dear: where the sore spot is {violation}, many people answer as the {name} does.',
  'I did not hear a clear scene of you under threat. From your values I would expect that {violation} brings out the {name} in you; see whether you recognise it.',
  'This one is a guess, since you told me little about how you defend yourself. With {value} so high in your list, {violation} would reach you, and the {name} may be what answers.',
  'I have no sentence of yours for this. But whoever puts {value} so high does not easily bear {violation}, and many guard it in the manner of the {name}.',
];

/** What reaches this person was told; what they do about it was not. */
const PROVOKED: readonly string[] = [
  'You did not tell me what you do when it gets tense, but you told me what gets to you: {p} Many people answer that as the {name} does; see whether you are one of them.',
  'This is a guess. I heard what can reach you where you wrote: {p} People who know that well often guard themselves in the manner of the {name}.',
  '{p} I did not hear how you met that; I would not be surprised if it were as the {name} does.',
];

const INFERRED_FROM_NOTHING =
  'I did not hear enough to know how you guard yourself, so take the {name} as a question and not as a finding. See whether you recognise it.';

/** What it may be guarding in this person. */
const GUARDS: readonly string[] = [
  'What it stands in front of may be {value}.',
  'In your case I would look for {value} behind it.',
  'I suppose it comes out when {value} is in danger.',
];

const CLOSINGS: readonly string[] = [
  'It has served you; it need not decide for you.',
  'It is a habit and not your character, and a habit that is seen can be put down.',
  'You may know it from better days, too, when it simply helps.',
  'Nobody gets through life without one of these; it is enough to know it by sight.',
  'It was a good answer once. You may ask it now and then whether it still is.',
];

/** 60 to 110 words to the person: where it was heard, what it protects, how it shows, its gift. */
export function explainArchetype(
  { archetype, sentence, provoked }: ChosenArchetype,
  values: readonly string[],
  seed: string,
): string {
  const guarded = values.find((value) => archetype.triggers.some((trigger) => trigger.values.includes(value)));
  const gaps = {
    name: archetype.name,
    q: sentence && quoted(sentence.quote),
    p: provoked && quoted(provoked.quote),
    value: guarded === undefined ? undefined : spokenName(guarded),
    violation: valueNamed(guarded ?? '')?.violation,
  };
  const say = (options: readonly string[], salt: string) => {
    const usable = options.map((text) => filledWhole(text, gaps)).filter((text) => text !== undefined);
    return usable.length === 0 ? undefined : pick(usable, `${seed}${salt}`);
  };
  const opening =
    say(sentence ? HEARD_IN : provoked ? PROVOKED : INFERRED, 'archetype') ?? say([INFERRED_FROM_NOTHING], '');
  const standing = [archetype.protects, archetype.shows, archetype.gift];
  const guards = sentence && say(GUARDS, 'guards');
  const closing = say(CLOSINGS, 'closing');
  // A long quote leaves less room for what else may be said.
  const versions = [
    [opening, guards, ...standing, closing],
    [opening, guards, ...standing],
    [opening, ...standing, closing],
  ].map((parts) => parts.filter((part) => part !== undefined).join(' '));
  return versions.find((text) => countWords(text) <= WORDS_MAX) ?? [opening, ...standing].join(' ');
}

function countWords(text: string): number {
  return text.split(/\s+/u).length;
}
