/** Stems of words that name a feeling: the sign that something mattered. */
const GLAD =
  /\b(?:happ(?:y|i)|joy|glad|proud|pride|love[ds]?\b|loving|delight|excit|thrill|relie[fv]|grateful|thankful|bless|lucky|amaz|wonderful|beautiful|great(?:est)?\b|best\b|enjoy|fun\b|laugh|smil|hope|safe\b|calm|peace|warm|welcom|accepted|honou?red|touched|moved\b|satisf|elated|ecstatic|overjoyed|free\b)/giu;
const SORE =
  /\b(?:sad|unhapp|ang(?:ry|er)|furious|rage|hate[ds]?\b|hatred|hurt|pain|cr(?:y|ied|ying)\b|tears|afraid|scared|fear|terrif|frighten|panic|anxi|nervous|worr(?:y|ied)|asham|shame|guilt|embarrass|humiliat|disgust|jealous|lonel|alone\b|lost\b|betray|disappoint|frustrat|upset|annoy|devastat|heartbr|miserable|depress|stress|regret|sorry|unfair|wrong|bad(?:ly)?\b|terrible|horrible|awful|worst|died|death|fail|broke\b|broken|miss(?:ed)?\b|stupid|sick\b)/giu;
const NOT_GLAD = /\b(?:not|never|no|n't|hardly|without)\s+(?:\w+\s+)?(?:happ|joy|proud|love|safe|welcom|accept|enjoy|fun\b|free\b|peace|calm)/giu;

export interface Emotion {
  readonly glad: number;
  readonly sore: number;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export function emotionOf(sentence: string): Emotion {
  const denied = count(sentence, NOT_GLAD);
  return { glad: Math.max(0, count(sentence, GLAD) - denied), sore: count(sentence, SORE) + denied };
}

export function feelsSomething(sentence: string): boolean {
  const { glad, sore } = emotionOf(sentence);
  return glad + sore > 0;
}
