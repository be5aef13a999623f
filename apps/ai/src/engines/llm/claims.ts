import { authoredWords } from './redaction/known-words.ts';
import { namesIn } from './redaction/personal-spans.ts';
import type { Problem } from './reply-rules.ts';

/** People whom not everybody has: who they are must come from the person. The first of each line stands for all of them. */
const PEOPLE: readonly (readonly string[])[] = [
  ['brother', 'brothers', 'sibling', 'siblings'],
  ['sister', 'sisters', 'sibling', 'siblings'],
  ['husband', 'spouse', 'partner', 'married', 'marriage'],
  ['wife', 'spouse', 'partner', 'married', 'marriage'],
  ['son', 'sons', 'boy', 'child', 'children', 'kid', 'kids'],
  ['daughter', 'daughters', 'girl', 'child', 'children', 'kid', 'kids'],
  ['children', 'child', 'kid', 'kids', 'son', 'daughter', 'sons', 'daughters', 'twins', 'baby'],
  ['kids', 'child', 'children', 'kid', 'son', 'daughter', 'sons', 'daughters', 'twins', 'baby'],
  ['uncle', 'uncles'],
  ['aunt', 'aunts', 'auntie'],
  ['cousin', 'cousins'],
  ['girlfriend', 'partner'],
  ['boyfriend', 'partner'],
];
/** Everybody has or had these; a claim about them still needs the person's word. */
const KIN: readonly (readonly string[])[] = [
  ['mother', 'mum', 'mom', 'mama', 'mommy', 'mummy', 'parents'],
  ['father', 'dad', 'daddy', 'papa', 'parents'],
  ['grandmother', 'grandma', 'granny', 'nana', 'grandparents'],
  ['grandfather', 'grandpa', 'grandad', 'grandparents'],
  ['boss', 'bosses', 'manager', 'chief', 'director', 'supervisor'],
  ['teacher', 'teachers', 'professor', 'school'],
  ['neighbor', 'neighbors', 'neighbour', 'neighbours'],
];

const DOUBLE_QUOTED = /["“”„«»]/u;
const SINGLE_QUOTED = /(?<![\p{L}\p{N}])['‘’][^'‘’]{2,200}['’](?![\p{L}])/u;
const REPORTED =
  /\byou(?:['’]ve| have| had)? (?:said|told|wrote|mentioned|described|shared|recalled|remembered|spoke|talked|put it)\b/iu;
const PAST =
  /\byou (?:\p{L}{1,12} ){0,2}(?:\p{L}{3,14}ed|was|were|had|did|went|came|took|gave|kept|left|made|found|felt|lost|stood|held|ran|fought|chose|knew|saw|brought|thought|taught|built|broke|hid|led|paid|sold|sent|spent|won|drove|rose|fell|flew|grew|threw|met)\b/iu;
const CONTENT_LETTERS_MIN = 4;
const STEM_LETTERS = 5;
const GROUNDED_MIN = 0.5;
/** Say nothing of what happened. */
const EMPTY_WORDS = new Set(
  'about after again also although always because been before being could does done down each even ever every everyone from have here into just like more most much must never once only other others over people person same should someone something still than that their them then there these they thing things this those through time times very want wanted were what when where which while will with without would your yours yourself said told wrote mentioned described shared recalled remembered spoke talked moment story'.split(
    ' ',
  ),
);

/** What a text of the model's claims about the person that their own words do not carry; empty when it may stand. */
export function claimProblems(name: string, text: string, said: readonly string[]): Problem[] {
  return [
    ...questionClaims(name, text, said),
    ...peopleProblems(name, text, said, KIN),
    ...eventProblems(name, text, said, PAST),
  ];
}

/** The same for a question, which may ask about what nobody has told yet. */
export function questionClaims(name: string, text: string, said: readonly string[]): Problem[] {
  const heard = said.join('\n').toLowerCase();
  const problems: Problem[] = [];
  if (DOUBLE_QUOTED.test(text) || SINGLE_QUOTED.test(text)) problems.push(`${name} contains quotation marks.`);
  if ([...text.matchAll(/\d+/gu)].some(([number]) => !heard.includes(number) && !isPlaceholder(text, number)))
    problems.push(`${name} contains a number that is in no answer.`);
  if (namesIn(text).some((word) => !heard.includes(word) && !authoredWords().has(word)))
    problems.push(`${name} contains a name that is in no answer.`);
  return [...problems, ...peopleProblems(name, text, said, PEOPLE), ...eventProblems(name, text, said, REPORTED)];
}

function isPlaceholder(text: string, number: string): boolean {
  return new RegExp(`\\[[a-z-]+ ${number}\\]`, 'u').test(text);
}

function peopleProblems(
  name: string,
  text: string,
  said: readonly string[],
  groups: readonly (readonly string[])[],
): Problem[] {
  const heard = new Set(
    said
      .join('\n')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  const lower = text.toLowerCase();
  return groups
    .filter(([word = '', ...same]) => {
      const claimed = new RegExp(`\\byour (?:\\p{L}{1,12} ){0,2}${word}\\b`, 'u').test(lower);
      return claimed && ![word, `${word}s`, ...same].some((one) => heard.has(one));
    })
    .map(([word = '']) => `${name} mentions a ${word} who is in no answer.`);
}

/** Sentences that report what happened must be made of what was told. */
function eventProblems(name: string, text: string, said: readonly string[], reports: RegExp): Problem[] {
  const heard = new Set(contentWords(said.join('\n')).map(stem));
  const isInvented = (sentence: string) => {
    const words = contentWords(sentence);
    return words.length > 1 && words.filter((word) => heard.has(stem(word))).length / words.length < GROUNDED_MIN;
  };
  return text
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => reports.test(sentence) && isInvented(sentence))
    .map(() => `${name} reports something that is in no answer.`);
}

function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= CONTENT_LETTERS_MIN && !EMPTY_WORDS.has(word));
}

function stem(word: string): string {
  return word.slice(0, STEM_LETTERS);
}
