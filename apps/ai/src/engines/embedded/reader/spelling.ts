/** Shorter words have too many neighbours: "yeet" is not "feet". */
const LETTERS_MIN = 5;
/** The word that was meant may be one letter shorter. */
const MEANT_LETTERS_MIN = 4;
/** Longer ones are no words that somebody mistyped. */
const LETTERS_MAX = 20;
/** The vocabulary lists its words by how often they are written: rarer ones are seldom what was meant. */
const RANK_MAX = 12_000;
/** So much rarer is a slip on the first letter: "adress" is "address", not "dress". */
const OTHER_FIRST_LETTER = 6_000;
/** The vocabulary begins with signs and single letters. */
const RANK_MIN = 1_996;
/** Words of danger. What may be one of them mistyped stays as it was typed, so that no other word hides it: the network has learned from mistyped words, too. */
const OF_DANGER = new Set(
  'abuse abused abuser abusive attempt beat beaten beating beats bleed bleeding bridge burden burn burns bruise bruised bruises choke choked choking cliff cutting danger dead death died drown drowned drowning dying funeral goodbye hang hanged hanging harm harmed harming hitting hurt hurting hurts kicked kicks kill killed killing kills knife noose overdose pills platform poison punched punches raped razor scared scars slapped slaps stabbed strangle strangled strangles suicidal suicide tablets threatened threatens tonight unsafe violent worthless wrist wrists'.split(
    ' ',
  ),
);
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Endings that make a word of another one ("texted", "youre", "didnt"). */
const ENDINGS = [
  's',
  'es',
  'd',
  'ed',
  'ing',
  'er',
  'ers',
  'y',
  'ly',
  'ish',
  'less',
  'ness',
  'able',
  'ful',
  't',
  're',
  've',
  'll',
  'ies',
  'ied',
  'ier',
  'in',
  'a',
];
const BEGINNINGS = ['un', 're', 'over', 'out', 'non', 'pre', 'mis', 'step', 'grand', 'great'];
const PART_LETTERS_MIN = 3;

/**
 * What a word was meant to be, where one letter is wrong, missing, too many or in the wrong place; the word itself where it may well be one.
 * `rankOf`: its place in the vocabulary, undefined for what is no whole word there.
 */
export function createSpelling(
  rankOf: (word: string) => number | undefined,
  known: Iterable<string>,
): (word: string) => string {
  const spelt = new Set(known);
  const isWord = (word: string) => word.length >= PART_LETTERS_MIN && (rankOf(word) ?? 0) >= RANK_MIN;
  return (word) => {
    if (word.length < LETTERS_MIN || word.length > LETTERS_MAX || !/^[a-z]+$/.test(word)) return word;
    if (isWord(word) || spelt.has(word) || isMadeOfWords(word, isWord)) return word;
    const neighbours = new Set(neighboursOf(word));
    const isOfDanger = [...neighbours].some((candidate) => OF_DANGER.has(candidate));
    let meant = word;
    let least = RANK_MAX;
    for (const candidate of neighbours) {
      const isTarget = candidate.length >= MEANT_LETTERS_MIN && isWord(candidate);
      const farther = candidate[0] === word[0] ? 0 : OTHER_FIRST_LETTER;
      const rank = isTarget ? (rankOf(candidate) ?? RANK_MAX) + farther : RANK_MAX;
      if (rank >= least) continue;
      if (isOfDanger && !OF_DANGER.has(candidate)) return word;
      meant = candidate;
      least = rank;
    }
    return meant;
  };
}

function isMadeOfWords(word: string, isWord: (part: string) => boolean): boolean {
  const isInflected = ENDINGS.some((ending) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    const isDoubled = stem.length > PART_LETTERS_MIN && stem.at(-1) === stem.at(-2);
    return isWord(stem) || isWord(`${stem}e`) || isWord(`${stem}y`) || (isDoubled && isWord(stem.slice(0, -1)));
  });
  if (isInflected) return true;
  if (BEGINNINGS.some((part) => word.startsWith(part) && isWord(word.slice(part.length)))) return true;
  for (let at = PART_LETTERS_MIN; at <= word.length - PART_LETTERS_MIN; at += 1)
    if (isWord(word.slice(0, at)) && isWord(word.slice(at))) return true;
  return false;
}

/** All words that differ by one slip of the fingers. */
function* neighboursOf(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after.length > 1) yield `${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`;
    if (after.length > 0) yield before + after.slice(1);
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after.length > 0) yield before + letter + after.slice(1);
    }
  }
}
