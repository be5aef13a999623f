import type { Gate } from '../gate/gate.ts';
import { GLAD, INTIMATE, SAD, SENSITIVE } from '../gate/sensitive-words.ts';
import type { Heard } from '../heard.ts';
import { hash, pickFresh } from '../pick.ts';
import type { Asked } from './asked.ts';
import { mentionedThing, namedThing } from './named-thing.ts';
import * as openers from './openers.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import type { ProbeKind } from './probes.ts';

const BY_KIND = {
  telling: openers.QUOTE_OPENERS,
  felt: openers.FELT_QUOTE_OPENERS,
  scene: openers.SCENE_QUOTE_OPENERS,
  plain: openers.PLAIN_QUOTE_OPENERS,
} as const satisfies Record<OwnWords['kind'], readonly string[]>;

/** A scrap of three words, said back alone, means nothing. */
const PLAIN_WORDS_MIN = 4;
/** In a long answer, a hospital or a thief may be no more than scenery. */
const TENDER_CHARACTERS_MAX = 200;

/** Half a sentence of acknowledgement before a new topic, with the person's own words where they lend themselves to it. */
export function opener(asked: readonly Asked[], gate: Gate, heard: readonly Heard[], seed: string): string {
  const last = asked.at(-1);
  if (!last) return '';
  const fresh = (templates: readonly string[]) =>
    pickFresh(templates, (template) => timesUsed(template, asked), `${seed}opener`);
  switch (gate) {
    case 'crisis':
      return fresh(openers.CRISIS_OPENERS);
    case 'skipped':
      return fresh(openers.SKIPPED_OPENERS);
    case 'declined':
      return fresh(openers.DECLINED_OPENERS);
    case 'other-language':
      return fresh(openers.OTHER_LANGUAGE_OPENERS);
    case 'gibberish':
    case 'empty':
      return '';
    default:
  }
  const words = ownWords(
    last.answer,
    heard.map(({ quote }) => quote),
  );
  if (gate === 'painful')
    return words?.kind === 'telling' &&
      !INTIMATE.test(last.answer) &&
      !SAD.test(words.quote) &&
      /\b(?:i|we)\b/iu.test(words.quote)
      ? fill(fresh(openers.QUIET_QUOTE_OPENERS), words.quote)
      : fresh(openers.QUIET_OPENERS);
  // What is only tender, and not yet painful, is not passed over with a cheerful word either.
  const isSad =
    !GLAD.test(last.answer) && (SAD.test(last.answer.replace(/\blost\b/giu, '')) || INTIMATE.test(last.answer));
  const isTender = isSad || (SENSITIVE.test(last.answer) && last.answer.length < TENDER_CHARACTERS_MAX);
  if (isTender && (!words || words.kind === 'plain' || SAD.test(words.quote)))
    return fresh(isSad ? openers.QUIET_OPENERS : openers.PLAIN_OPENERS);
  const thing = namedThing(last.answer);
  if (thing && (words?.kind !== 'telling' || hash(`${seed}thing`) % 4 === 0))
    return fill(fresh(openers.NOUN_OPENERS), thing);
  const mentioned = words ? undefined : mentionedThing(last.answer);
  if (mentioned) return fill(fresh(openers.MENTIONED_OPENERS), mentioned);
  if (!words || (words.kind === 'plain' && words.quote.split(/\s+/u).length < PLAIN_WORDS_MIN))
    return fresh(openers.PLAIN_OPENERS);
  return fill(fresh(BY_KIND[words.kind]), words.quote);
}

export function probeOpener(kind: ProbeKind, asked: readonly Asked[], heard: readonly Heard[], seed: string): string {
  const last = asked.at(-1);
  if (!last || kind === 'again') return '';
  const words = ownWords(
    last.answer,
    heard.map(({ quote }) => quote),
  );
  // A probe that leans on a trifle sounds absurd: without telling words it points to the whole.
  const quote = (words && words.kind !== 'plain') || kind === 'more' ? words?.quote : undefined;
  const templates = quote ? openers.PROBE_QUOTE_OPENERS : kind === 'more' ? [''] : openers.PROBE_PLAIN_OPENERS;
  return fill(
    pickFresh(templates, (template) => timesUsed(template, asked), `${seed}opener`),
    quote ?? '',
  );
}

function fill(template: string, words: string): string {
  return template.replace('{q}', () => words).replace('{np}', () => words);
}

/** A template is known again by the words around its gap. */
function timesUsed(template: string, asked: readonly Asked[]): number {
  const parts = template.split(/\{q\}|\{np\}/u);
  return asked.filter(
    ({ question }) => question !== '' && template !== '' && parts.every((part) => question.includes(part)),
  ).length;
}
