const anyOf = (...stems: readonly string[]) => new RegExp(`\\b(?:${stems.join('|')})`, 'giu');

/** Stems of words that name a feeling: the sign that something mattered. What only begins like one is ruled out beside it. */
const GLAD = anyOf(
  String.raw`happ[yi]|joy(?!ce|less|rid|rode|stick)|glad(?!e|i)|proud|pride|love[ds]?\b|loving|delight|excit|thrill(?!er)|relie[fv]|elated|ecstatic|overjoyed`,
  String.raw`grateful|thankful|bless|lucky|amaz(?!on)|wonderful|terrific|beautiful|great(?:est)?\b(?![ -]?(?:grand|aunt|uncle))|best\b|enjoy|fun\b|laugh|smil|satisf`,
  String.raw`hope(?!less)|safe\b|calm|peace|warm(?!onger)|welcom|accepted|honou?red|touched|free\b`,
  // One can be moved, and one can move house.
  String.raw`moved\b(?! (?:to|from|in|into|out|away|back|house|home|here|there|on|around|again|up|down|over|across|schools?|cit(?:y|ies))\b)`,
);
const SORE = anyOf(
  String.raw`sad(?!dl|dam|hu)|unhapp|ang(?:ry|er)|furious|rag(?:e|ing\b)|hate[ds]?\b|hatred|hurt(?!l)|pain(?!t|less|staking)|cr(?:y|ied|ies|ying)\b|tears`,
  String.raw`afraid|scared|fear(?!less)|terrif(?!ic)|frighten|panic|anxi|nervous|worr(?:y|ie[ds])|asham|shame|guilt|embarrass|humiliat|disgust|jealous`,
  String.raw`lonel|alone\b|lost\b|betray|disappoint|frustrat|upset|annoy|devastat|heartbr|miserable|hopeless|depress(?!ur)|stress|regret|sorry`,
  String.raw`unfair|wrong|bad(?:ly)?\b|terrible|horrible|awful|worst\b|died|death|fail(?!le)|broke\b|broken|miss(?:ed)?\b|stupid|sick\b`,
);
/** A teacher's title, not a longing. */
const MISS_SOMEBODY = /\bMiss (?=\p{Lu})/gu;
const NOT_GLAD = /\b(?:not|never|no|n't|hardly|without)\s+(?:\w+\s+)?(?:happ|joy|proud|love|safe|welcom|accept|enjoy|fun\b|free\b|peace|calm)/giu;

export interface Emotion {
  readonly glad: number;
  readonly sore: number;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export function emotionOf(sentence: string): Emotion {
  const text = sentence.replace(MISS_SOMEBODY, '');
  const denied = count(text, NOT_GLAD);
  return { glad: Math.max(0, count(text, GLAD) - denied), sore: count(text, SORE) + denied };
}

export function feelsSomething(sentence: string): boolean {
  const { glad, sore } = emotionOf(sentence);
  return glad + sore > 0;
}
