import type { ClassicAnswers } from './answers.ts';
import { quoteOf } from './evidence.ts';
import { choicesOf, ratingOf } from './scoring.ts';
import { NEVER_BETRAYED, SOMETIMES_BETRAYED, STRUGGLED_WITH } from './mapping-responses.ts';
import { CHOICE_PROMPTS, STORY_PROMPTS } from '../messages/classic.ts';
import { inWords, pickBy } from './wording.ts';

/** The values philosophy in the second person: paragraphs chosen and filled from the answers, the same each time. */
export function writePhilosophy(answers: ClassicAnswers, values: readonly string[]): string {
  const [core, ...others] = values;
  if (core === undefined) return '';
  const paragraphs = [
    [beginning(answers, core, values), ways(core, others.slice(0, -1))],
    [choosing(answers, values), holding(answers, values)],
    [ending(core, others)],
  ];
  return paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function beginning(answers: ClassicAnswers, core: string, values: readonly string[]): string {
  const quote = quoteOf(answers, core);
  const opening = pickBy(
    [
      `You begin with ${core}. Before you weigh a plan or a person, you ask whether ${core} is safe with them, and if it is not, little else counts.`,
      `${core} is the ground you stand on. While it holds you can bear a great deal; when it gives way, no success makes up for it.`,
      `With you it starts with ${core}. It is the question behind your other questions, and the first thing you look for when you walk into a room.`,
    ],
    values.join(),
  );
  return quote === undefined
    ? opening
    : `${opening} It was already there when you told of ${STORY_PROMPTS[quote.story].inSentence}.`;
}

function ways(core: string, vehicles: readonly string[]): string {
  if (vehicles.length === 0) return '';
  return pickBy(
    [
      `From there you move through ${inWords(vehicles)}: the ways in which ${core} leaves your head and becomes something other people can feel.`,
      `You live it by way of ${inWords(vehicles)}. They are how ${core} turns from a conviction into a day’s work.`,
    ],
    vehicles.join(),
  );
}

function choosing(answers: ClassicAnswers, values: readonly string[]): string {
  const [loudest] = values
    .map((value) => ({ value, choices: choicesOf(answers, value) }))
    .toSorted((left, right) => right.choices.length - left.choices.length);
  if (loudest === undefined || loudest.choices.length < 2) return '';
  const told = inWords(loudest.choices.map((slug) => CHOICE_PROMPTS[slug].inSentence));
  return `When you had to choose, it was ${loudest.value} that spoke up: in ${told}.`;
}

function holding(answers: ClassicAnswers, values: readonly string[]): string {
  const rated = (...responses: readonly string[]): readonly string[] =>
    values.filter((value) => responses.includes(ratingOf(answers, value) ?? ''));
  const struggled = rated(STRUGGLED_WITH);
  const gap = struggled.length > 0 ? struggled : rated(SOMETIMES_BETRAYED);
  if (gap.length > 0) {
    const named = gap.slice(0, 2);
    const it = named.length === 1 ? 'it' : 'them';
    return `You are honest about ${inWords(named)}: you hold ${it} dear, and you do not always live ${it}. That gap is nothing to hide. It is the place where you are still growing.`;
  }
  if (rated(NEVER_BETRAYED).length === 0) return '';
  return 'What you hold, you hold firmly, and you would rather pay the price than betray it. People can rely on that, and now and then they will wish you would bend.';
}

function ending(core: string, others: readonly string[]): string {
  const outcome = others.at(-1);
  if (outcome === undefined) return `This is where you start, and where you come back to: ${core}.`;
  const purpose = pickBy(
    [
      `All of it is for ${outcome}. A day was well spent when there was some ${outcome} in it, for you and for the people around you.`,
      `And what is it all for? ${outcome}. You know that a thing was worth doing when it leaves more ${outcome} behind than it found.`,
    ],
    outcome + core,
  );
  return `${purpose} So the way you lead runs from ${core} to ${outcome}. Nobody handed you this order. You told it, you weighed it, and it is yours to keep or to break.`;
}
