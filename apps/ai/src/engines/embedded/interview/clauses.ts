import { trimEnds } from '../text/trim-ends.ts';
import { tag } from './parts-of-speech.ts';

export interface Clause {
  /** Verbatim from the answer, without the punctuation around it. */
  readonly text: string;
  readonly sentence: string;
  /** 0 for the first sentence, 1 for the last. */
  readonly place: number;
}

const SENTENCE_END = /(?<=[.!?…]["”’')\]]*)\s+|\n+/u;
/** Blanks are taken from where they begin: trying from each of ten thousand would never end. */
const PUNCTUATION = /(?<!\s)\s+[,;:()–—]\s*|[,;:()–—]\s*|(?<!\s)\s+-+\s+|\.{3}|…/u;
/** A new clause begins at these, provided that what stands before is one. */
const JOINT =
  /(?<!\s)\s+(?=(?:but|and then|because|although|though|while|when|so that|until|unless|whereas|even though|and (?:i|we|my|our|he|she|they|it|was|were|had)|so (?:i|we|he|she|they)|since (?:i|we|he|she|they)|as (?:i|we|he|she|they)|after (?:i|we)|before (?:i|we)|if (?:i|we))\s)/iu;
const LEADING_JOINT =
  /^(?:(?:but|and then|and|because|although|though|so that|so|until|unless|whereas|even though|then|also|plus|anyway|well|honestly|basically|actually|after that|finally|eventually|however|or|maybe|in fact|of course|still)\s+|(?:when|while|after|before|since|as|once|if|that|like)\s+(?=(?:i|we|he|she|they|it|my|our)\s))/iu;

/** The answer cut into clauses that can stand alone, each a verbatim piece of it. */
export function clausesOf(answer: string): Clause[] {
  const sentences = answer
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  return sentences.flatMap((sentence, at) =>
    sentence
      .split(PUNCTUATION)
      .flatMap(splitAtJoints)
      .map((piece) => ({
        text: withoutJoints(trimEnds(piece, /[\s"“”'‘]/u, /[\s.!?"“”…]/u)),
        sentence,
        place: sentences.length === 1 ? 1 : at / (sentences.length - 1),
      })),
  );
}

/** "My wife and I went" must not become "I went": a piece without a verb stays with the next one. */
function splitAtJoints(piece: string): string[] {
  const parts: string[] = [];
  let rest = piece;
  let from = 0;
  for (;;) {
    const joint = JOINT.exec(rest.slice(from));
    if (!joint) return [...parts, rest];
    const at = from + joint.index;
    if (hasVerb(rest.slice(0, at))) {
      parts.push(rest.slice(0, at));
      rest = rest.slice(at + joint[0].length);
      from = 0;
    } else {
      from = at + joint[0].length;
    }
  }
}

function hasVerb(text: string): boolean {
  return tag(text).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
}

const TWO_SUBJECTS = /\b(?:i|we|he|she|they|it)\s.*\b(?:i|we|he|she|they|it)\s/iu;
const SUBORDINATE = /^(?:when|while|after|before|since|as|once|if)\s/iu;

/** "When I showed up I was afraid" loses its sense without the when. */
function withoutJoints(text: string): string {
  if (SUBORDINATE.test(text) && TWO_SUBJECTS.test(text)) return text.trim();
  const shorter = text.replace(LEADING_JOINT, '');
  return shorter === text ? text.trim() : withoutJoints(shorter);
}
