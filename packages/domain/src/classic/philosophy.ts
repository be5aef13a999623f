import type { ClassicAnswers } from './answers.ts';
import { quoteOf } from './evidence.ts';
import { choicesOf, ratingOf } from './scoring.ts';
import { NEVER_BETRAYED, SOMETIMES_BETRAYED, STRUGGLED_WITH } from './mapping-responses.ts';
import { IN_SENTENCE } from '../messages/classic.ts';
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
      `You put ${core} first. When you look at a plan or at a person, you ask early whether there is ${core} in it, and if there is none, little else makes up for it.`,
      `${core} comes first for you. While you have it, you can put up with a great deal; when it is missing, success does not make up for it.`,
      `With you it starts with ${core}. It is the first thing you look for, and the last thing you would give up.`,
    ],
    values.join(),
  );
  return quote === undefined
    ? opening
    : `${opening} It was already there when you told of ${IN_SENTENCE[quote.story]}.`;
}

function ways(core: string, vehicles: readonly string[]): string {
  if (vehicles.length === 0) return '';
  const [is, are] = vehicles.length === 1 ? ['comes', 'It is'] : ['come', 'They are'];
  return pickBy(
    [
      `After it ${is} ${inWords(vehicles)}. ${are} how other people notice ${core} in what you do.`,
      `Then ${is} ${inWords(vehicles)}. ${are} how ${core} shows on an ordinary day.`,
    ],
    vehicles.join(),
  );
}

function choosing(answers: ClassicAnswers, values: readonly string[]): string {
  const [loudest] = values
    .map((value) => ({ value, choices: choicesOf(answers, value) }))
    .toSorted((left, right) => right.choices.length - left.choices.length);
  if (loudest === undefined || loudest.choices.length < 2) return '';
  const told = inWords(loudest.choices.map((slug) => IN_SENTENCE[slug]));
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
  const last = others.at(-1);
  if (last === undefined) return `This is where you start, and where you come back to: ${core}.`;
  const end = pickBy(
    [
      `Your list ends with ${last}. It is on the list because you kept it there, and a day with some ${last} in it is a better day.`,
      `Your list ends with ${last}. When the rest is in place, you would like there to be ${last}, too.`,
    ],
    last + core,
  );
  return `${end} So the way you lead goes from ${core} to ${last}. Nobody gave you this order. You told the stories, you weighed the values, and you can change your mind about them.`;
}
