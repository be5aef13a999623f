import type { SurveyItem } from '@lf/contract/survey';
import type { Heard } from './heard.ts';
import { readAsked } from './interview/asked.ts';
import { turn } from './pick.ts';
import { isPublic, PLAIN_STRENGTH_MIN, quotability, quoted } from './quote.ts';
import type { Understood } from './understand.ts';
import { fillSlots, slotsOf } from './values/explain-value.ts';
import { type Side, sideOf } from './values/side-of.ts';
import { listed, spokenName } from './values/spoken-name.ts';

const STORIES_MAX = 4;

const LIVED: readonly string[] = [
  'When you told me about {topic}, you wrote: {q} I heard {name} there.',
  'Speaking of {topic}, you said: {q} To me that was about {verb}.',
  'One sentence stood out when you spoke of {topic}: {q} It made me think of {name}.',
  'From what you said about {topic} I keep this: {q} There is {name} in it.',
  'I asked about {topic}, and you answered: {q} What I heard in that is {verb}.',
];
const VIOLATED: readonly string[] = [
  'When you told me about {topic}, you wrote: {q} I heard that {name} counts for you.',
  'Speaking of {topic}, you said: {q} It made me think of {name}.',
  'There was a sore spot when you spoke of {topic}: {q} It made me think that {name} matters to you.',
  'I asked about {topic}, and part of your answer was: {q} What was missing there, I thought, was {name}.',
];
const FELL_SHORT: readonly string[] = [
  'When you told me about {topic}, you did not spare yourself: {q} The measure behind it, I think, is {name}.',
  'Speaking of {topic}, you said: {q} I heard how much you wish you had lived up to {name}.',
  'I asked about {topic}, and you told it against yourself: {q} I took it as a word about {name}.',
];
const AT_STAKE: readonly string[] = [
  'Speaking of {topic}, you said: {q} It made me think of {name}.',
  'When you told me about {topic}, you wrote: {q} I wondered what {name} means to you.',
  'I asked about {topic}, and I went back to this: {q} It seems to turn on {name}.',
];
const BY_SIDE = {
  lived: LIVED,
  violated: VIOLATED,
  'fell-short': FELL_SHORT,
  'at-stake': AT_STAKE,
} as const satisfies Record<Side, readonly string[]>;
const UNDERTONE: readonly string[] = [
  'Less plainly, I thought of {name} when you wrote: {q}',
  'And perhaps there is something of {name} here: {q}',
  'I also wondered about {name}, at this point: {q}',
];
const STORIES_MIN = 3;
const TOGETHER: readonly string[] = [
  'What seems to run through your stories is {values}. You know whether I heard right.',
  'If I put it together, I hear {values}. Correct me where I am wrong.',
  'So what I would carry away from our talk is {values}. Does that sound like you?',
  'The words I would start from are {values}. They are yours to change.',
];
const LITTLE =
  'That is as far as I can hear so far, and I would rather say so than guess. A few more answers, told as small scenes, would help me listen.';

/** "Here is what I heard": the strongest sentences from different answers, for the person to correct. */
export function mirror({ profile, proposed, undertones }: Understood, items: readonly SurveyItem[]): string[] {
  const seed = JSON.stringify(items.map(({ answer }) => answer));
  const asked = readAsked(items);
  const stories = strongest(
    proposed
      .flatMap((name) => profile.values.find(({ value }) => value === name)?.heard ?? [])
      .filter(({ strength, quote }) => strength >= PLAIN_STRENGTH_MIN && isPublic(quote)),
  );
  const said = new Set<string>();
  const told = stories.map((piece, place) => {
    const options = BY_SIDE[sideOf(piece)];
    const fresh = options.filter((text) => !said.has(openingOf(text)));
    const text = turn(fresh.length > 0 ? fresh : options, place, seed);
    said.add(openingOf(text));
    return fillSlots(text, slotsOf(piece.value), {
      topic: asked[piece.answer]?.topic?.named ?? 'one of your stories',
      q: quoted(piece.quote),
    });
  });
  const faint = [...undertones]
    .filter(([, quote]) => !stories.some((piece) => piece.quote === quote))
    .filter(([, quote], at, all) => all.findIndex(([, other]) => other === quote) === at)
    .slice(0, Math.max(0, STORIES_MIN - stories.length))
    .map(([name, quote], place) => fillSlots(turn(UNDERTONE, place, seed), slotsOf(name), { q: quoted(quote) }));
  const values = [...new Set(stories.map(({ value }) => spokenName(value)))];
  const last =
    stories.length < 2 ? LITTLE : fillSlots(turn(TOGETHER, 0, seed), slotsOf(''), { values: listed(values) });
  return [...told, ...faint, last];
}

/** One sentence per answer and per value, told in the order of the interview. */
function strongest(heard: readonly Heard[]): Heard[] {
  const taken: Heard[] = [];
  for (const piece of heard.toSorted((a, b) => worth(b) - worth(a))) {
    if (
      taken.length < STORIES_MAX &&
      !taken.some(({ answer, value }) => answer === piece.answer || value === piece.value)
    )
      taken.push(piece);
  }
  return taken.toSorted((a, b) => a.answer - b.answer);
}

/** No two paragraphs of a mirror begin alike. */
function openingOf(text: string): string {
  return text.slice(0, text.indexOf(' '));
}

function worth({ strength, quote }: Heard): number {
  return strength + quotability(quote);
}
