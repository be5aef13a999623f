import { catalogue } from '../catalogue/catalogue.ts';

/** Other forms in which a person names a value. */
const FORMS: Readonly<Record<string, string>> = {
  Accountability: 'accountab(?:le|ility)',
  Authenticity: 'authentic(?:ity)?',
  Autonomy: 'autonom(?:y|ous)',
  Compassion: 'compassion(?:ate)?',
  Courage: 'courage(?:ous)?',
  Creativity: 'creativ(?:e|ity)',
  Curiosity: 'curio(?:us|sity)',
  Discipline: 'disciplined?',
  Equality: 'equality',
  Excellence: 'excellen(?:ce|t)',
  Fairness: 'fair(?:ness)?',
  Generosity: 'genero(?:us|sity)',
  Gratitude: 'grat(?:itude|eful)',
  Honesty: 'honest(?:y)?',
  Humility: 'humil(?:ity)|humble',
  Humor: 'humou?r',
  Independence: 'independen(?:ce|t)',
  Kindness: 'kind(?:ness)?',
  Loyalty: 'loyal(?:ty)?',
  Reliability: 'reliab(?:le|ility)',
  Respect: 'respect',
  Responsibility: 'responsib(?:le|ility)',
  'Self-Control': 'self[- ]control',
  'Self-Expression': 'self[- ]expression',
  'Self-Reliance': 'self[- ]relian(?:ce|t)',
  'Open-Mindedness': 'open[- ]minded(?:ness)?',
  Transparency: 'transparen(?:cy|t)',
};

/** What follows or goes before a name where a person says that it matters to them. */
const VALUING =
  /\b(?:matters?|mattered|important|value[sd]?|everything|drives?|believe in|stand for|care about|above all|comes? (?:first|before)|i(?:['’]ve| have)? learn(?:ed|t) that|belongs? together|live by|means (?:a lot|the world|everything|more)|more than|non-?negotiable|can(?:no|['’])?t (?:live|work|be|do) without|nothing without|without it|is whether|all about|what i (?:want|need|am|look for|stand)|i (?:want|need|love|cherish|treasure|prize|demand|expect|look for|insist on)|my (?:compass|motto|rule|guide|core|biggest|first|highest)|sacred|no compromise|won['’]?t give up|worth more|the most|is (?:key|king|vital|essential|crucial|the key))\b/iu;
const SPEAKER = /\b(?:i|me|my|mine|myself|we|us|our)\b/iu;
const DENIED =
  /\b(?:not|never|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|no longer|nothing|hardly|least|without any)\b/iu;

const names = catalogue.map(({ name }) => ({
  name,
  pattern: new RegExp(`(?<![\\p{L}-])(?:${FORMS[name] ?? name.toLowerCase()})(?![\\p{L}-])`, 'iu'),
}));

/** Values that the sentence names in the first person as something that matters: "Freedom matters to me more than money". */
export function namedOutright(sentence: string): readonly string[] {
  if (!SPEAKER.test(sentence) || !VALUING.test(sentence)) return [];
  return names
    .filter(({ pattern }) => {
      const at = sentence.search(pattern);
      if (at < 0) return false;
      // "more than money" and "I don't care about status": what is compared with or denied is not named as a value.
      const before = sentence.slice(Math.max(0, at - 40), at);
      return !/\b(?:than|instead of|rather than|over)\s+(?:\w+\s+)?$/iu.test(before) && !DENIED.test(before);
    })
    .map(({ name }) => name);
}
