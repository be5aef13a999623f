import { tag } from './parts-of-speech.ts';
import { isSafeToSay } from './own-words.ts';

/** Too general to say back: "your life", "the time". */
const HOLLOW_NOUN =
  /^(?:life|lives|mind|time|times|opinion|thing|things|way|ways|day|days|point|one|ones|lot|bit|kind|sort|part|parts|fact|case|year|years|month|months|week|weeks|moment|moments|self|own|head|eyes|hands?|face|name|age|situation|experience|memory|memories|story|feelings?|emotions?|thoughts?|best|mistake|fault|problem|problems|issue|issues|reason|end|rest|behavio[u]?r|people|person|man|woman|guy|stuff|first|last|ex|boyfriend|girlfriend|wife|husband|partner|crush|confidence|anger|opinion|knowledge|surprise|attention|turn|side|past|future|present|childhood|heart|soul|breath|voice|member|members|friend|friends|kid|kids|place|number|house|home|phone|car|job|work|money|idea|plan|plans|trip|goal|goals|choice|choices|decision|answer|question|birthday|parents|family|brother|sister|son|daughter|cousin|uncle|aunt|relatives|relationship|dress|clothes|insurance|account|source|company|boss|teacher|cousins|children|product|order|team|colleague|mother|father|grandmother|grandfather|half|eye|leg|night|morning|weekend|summer|class|exam|test|list|office|apartment|ceremony)$/iu;
const DETERMINERS = new Set(['my', 'our']);

/** A thing the person named as theirs ("my grandmother's kitchen"), turned to face them ("your grandmother’s kitchen"). */
export function namedThing(answer: string): string | undefined {
  const tags = tag(answer);
  let best: { text: string; worth: number } | undefined;
  for (let at = 0; at < tags.length; at += 1) {
    if (!DETERMINERS.has(tags[at]?.word.toLowerCase() ?? '')) continue;
    let end = at + 1;
    while (end - at <= 5 && (/^(?:ADJ|NOUN)$/u.test(tags[end]?.pos ?? '') || isPossessive(tags[end]?.word))) end += 1;
    const inner = tags.slice(at + 1, end);
    const last = inner.at(-1);
    const words = inner.filter(({ word }) => !isPossessive(word));
    if (last?.pos !== 'NOUN' || words.length < 2 || words.length > 4 || HOLLOW_NOUN.test(last.word)) continue;
    // "your grandmother's kitchen", "your graduation ceremony"; an adjective alone ("your new trousers") makes no thing worth naming.
    if (!inner.some(({ word }) => isPossessive(word)) && inner.at(-2)?.pos !== 'NOUN') continue;
    // "my grandmother rolls": a verb that the tagger took for a noun.
    if (/[^s]s$/u.test(last.word) && inner.at(-2)?.pos === 'NOUN') continue;
    if (words.some(({ word }) => !/^\p{Ll}[\p{Ll}-]+$/u.test(word))) continue;
    const text = `your ${inner
      .map(({ word }) => word)
      .join(' ')
      .replace(/ (['’]s?)/gu, '$1')}`;
    if (!isSafeToSay(text)) continue;
    const worth = words.length + (inner.some(({ word }) => isPossessive(word)) ? 0.5 : 0);
    if (best === undefined || worth > best.worth) best = { text, worth };
  }
  return best?.text;
}

function isPossessive(word: string | undefined): boolean {
  return word === "'s" || word === '’s' || word === "'" || word === '’';
}

/** People one may be thanked for telling about; a thing said back alone ("your tray") only sounds odd. */
const PEOPLE =
  /^(?:mother|father|mom|dad|parents|family|brothers?|sisters?|sons?|daughters?|children|kids|grand(?:mother|father|parents|ma|pa)|aunt|uncle|cousins?|nieces?|nephews?|friends?|teachers?|wife|husband|dog|cat)$/iu;

/** Failing all else, the first of their people that they mention: "your sister". */
export function mentionedThing(answer: string): string | undefined {
  const tags = tag(answer);
  for (let at = 0; at + 1 < tags.length; at += 1) {
    const noun = tags[at + 1];
    const after = tags[at + 2]?.pos ?? 'PUNCT';
    if (
      !DETERMINERS.has(tags[at]?.word.toLowerCase() ?? '') ||
      noun?.pos !== 'NOUN' ||
      after === 'NOUN' ||
      after === 'PART' ||
      after === 'PROPN'
    )
      continue;
    const text = `your ${noun.word}`;
    if (PEOPLE.test(noun.word) && isSafeToSay(text)) return text;
  }
  return undefined;
}
