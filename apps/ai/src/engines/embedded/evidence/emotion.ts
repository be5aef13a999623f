/** Stems of words that name a feeling: the sign that something mattered. What only begins like one is ruled out beside it; one can be moved, and one can move house. */
const GLAD =
  /\b(?:happ[yi]|joy(?!ce|less|rid|rode|stick)|glad(?!e|i)|proud|pride|love[ds]?\b|loving|delight|excit|thrill(?!er)|relie[fv]|elated|ecstatic|overjoyed|grateful|thankful|bless|lucky|amaz(?!on)|wonderful|terrific|beautiful|great(?:est)?\b(?![ -]?(?:grand|aunt|uncle))|best\b|enjoy|fun\b|laugh|smil|satisf|hope(?!less)|safe\b|calm|peace|warm(?!onger)|welcom|accepted|honou?red|touched|free\b|moved\b(?! (?:to|from|in|into|out|away|back|house|home|here|there|on|around|again|up|down|over|across|schools?|cit(?:y|ies))\b))/giu;
const SORE =
  /\b(?:sad(?!dl|dam|hu)|unhapp|ang(?:ry|er)|furious|rag(?:e|ing\b)|hate[ds]?\b|hatred|hurt(?!l)|pain(?!t|less|staking)|cr(?:y|ied|ies|ying)\b|tears|afraid|scared|fear(?!less)|terrif(?!ic)|frighten|panic|anxi|nervous|worr(?:y|ie[ds])|asham|shame|guilt|embarrass|humiliat|disgust|jealous|lonel|alone\b|lost\b|betray|disappoint|frustrat|upset|annoy|devastat|heartbr|miserable|hopeless|depress(?!ur)|stress|regret|sorry|unfair|wrong|bad(?:ly)?\b|terrible|horrible|awful|worst\b|died|death|fail(?!le)|broke\b|broken|miss(?:ed)?\b|stupid|sick\b)/giu;
/** A teacher's title, not a longing. */
const MISS_SOMEBODY = /\bMiss (?=\p{Lu})/gu;
const NOT_GLAD =
  /\b(?:not|never|no|n't|hardly|without)\s+(?:\w+\s+)?(?:happ|joy|proud|love|safe|welcom|accept|enjoy|fun\b|free\b|peace|calm)/giu;

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
