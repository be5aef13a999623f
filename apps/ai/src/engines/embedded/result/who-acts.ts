/**
 * Who does what a sentence tells: the person (`self`), somebody else (`other`), both of them, or nobody in particular (a rule, a remark).
 * `seen` is the person who watches, remembers or learns: the deed is somebody else's.
 */
export type Actor = 'self' | 'other' | 'both' | 'seen' | 'nobody';

const FAMILY =
  'mother|mum|mom|mama|father|dad|daddy|papa|brother|sister|son|daughter|wife|husband|gran\\p{L}*|nan\\p{L}*|uncle|aunt\\p{L}*|cousin|parents|kids?|children';
const ROLES =
  'partner|friend|pal|buddy|boss|teacher|headmaster|headmistress|coach|colleague|manager|leader|lead|captain|chef|nurse|doctor|judge|officer|skipper|owner|neighbou?r|man|woman|lady|guy|fella|boy|girl|lad|kid|child|student|people|team';
/** Names for one's own family that stand without "my". */
export const KIN = 'mum|mam|mom|mama|dad|daddy|papa|nan|nana|gran|grandma|grandad|granddad|grandpa|auntie';
export const PERSON = `(?:my|me|our|his|her|the|an?|one|this|some)\\s+(?:\\p{L}+\\s+){0,2}?(?:${FAMILY}|${ROLES})\\b`;
const DEED =
  'was|is|had|has|did|would|never|always|just|came|said|told|took|put|made|gave|asked|went|turned|walked|stood|sat|knew|let|kept|started|comes|says';
const AND = '(?:(?:and|but|so|then|when|once)[, ]+)?';
/** At the beginning of a sentence a capital alone makes no name: it needs a second one, a comma or a verb after it. */
const NAME = `\\p{Lu}\\p{Ll}+(?=,|\\s+\\p{Lu}\\p{Ll}|\\s+(?:${DEED})\\b)`;
/** Written with a capital letter, and nobody's name. */
export const NO_NAME =
  '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Today|Yesterday|Now|Never|Always|Once|Then|Later|Still|There|Nobody|Everybody|Everyone|Anyone|What|It|You|In|On|At|By|After|Before|Since|Last|This|When|For|From|With|Until|Every|Only|Also|Just|Trouble|One|Everything|Nothing|Something|Somebody|Someone|People|That|We|He|She|They|Which|How|Where|Who|Why|Yes|No|Well|Okay|Oh)\\b';

const SPEECH = /["“][^"“”]*["”]|(?<!\p{L})[‘'](?=\p{L})[^‘’']*[’'](?!\p{L})/gu;
const FIRST_PERSON = /\b(?:i|we)(?:['’](?:d|m|ve|ll|re))?\b/iu;
const HE_OR_SHE = /\b(?:he|she)(?:['’](?:d|s|ll))?\b/iu;
/** "They searched nine days.": several others; later in a sentence "they" may be anybody. */
const THEY_FIRST = new RegExp(`^${AND}they(?:['’](?:d|ve|ll|re))?\\b`, 'iu');
/** "My picture of myself as the guy who says no": about the person, whoever else is named. */
const ABOUT_MYSELF = /\bmyself\b/iu;
/** "You can't hurry a frightened man, he only gets heavier.": said of everybody. */
const GENERAL =
  /^(?:(?:and|but|so)[, ]+)?(?:you|never (?:let|tell|leave|ask|make|take|give|say|go)|don['’]?t|always (?:be|give|tell|ask))\b/iu;
const PERSON_FIRST = new RegExp(`^${AND}(?:${PERSON}|(?:${KIN})\\b)`, 'iu');
export const NAME_FIRST = new RegExp(`^${AND}(?!${NO_NAME})${NAME}`, 'u');
const WATCHES =
  /^(?:one|someone|somebody|anyone|anybody|an? \p{L}+) who\b|\b(?:i|we)(?:['’](?:d|ve))? (?:(?:have|had|never|still|often|also|always|would) )*(?:saw|seen|watch(?:ed)?|notic(?:e|ed)|remember(?:ed)?|heard|known|knew|learn(?:ed|t)|think of|follow(?:ed)?|admired?|had (?:\p{L}+ )?(?:managers?|boss(?:es)?|captains?|teachers?|leaders?))\b/iu;
/** What was done comes first: "Never made a thing of it.", "Paid them", "Got her in trouble". */
export const NO_SUBJECT =
  /^(?:(?:and|but|so|then|never|also|just|always)[, ]+)*(?:\p{L}{2,}ed|said|told|took|put|made|gave|went|got|came|sat|stood|let|kept|brought|found|paid|bought|left|did|had|knew|held|ran|built)\b/iu;

/** What others said is not theirs. */
export function withoutSpeech(sentence: string): string {
  return sentence.replaceAll(SPEECH, ' ').trim();
}

/** Decided by the words alone; `before` are the sentences of the answer up to this one. */
export function actorOf(sentence: string, before: readonly string[] = []): Actor {
  const text = withoutSpeech(sentence);
  const isMine = FIRST_PERSON.test(text);
  const isTheirs = HE_OR_SHE.test(text) || PERSON_FIRST.test(text) || NAME_FIRST.test(text);
  if (isMine && WATCHES.test(text)) return 'seen';
  if (isMine) return isTheirs ? 'both' : 'self';
  if (GENERAL.test(text) || ABOUT_MYSELF.test(text)) return 'nobody';
  if (isTheirs || THEY_FIRST.test(text)) return 'other';
  const last = before.at(-1);
  if (last === undefined || !NO_SUBJECT.test(text)) return 'nobody';
  // "Paid them out of my own pocket.": whoever acted before goes on.
  const earlier = actorOf(last, before.slice(0, -1));
  return earlier === 'both' || earlier === 'seen' ? 'nobody' : earlier;
}
