import * as fc from 'fast-check';
import {
  API_BODY_BYTES_MAX,
  EVIDENCE_MAX,
  EXPLANATION_CHARACTERS_MAX,
  EXPLANATION_LINES_MAX,
  NAME_CHARACTERS_MAX,
  PHILOSOPHY_CHARACTERS_MAX,
  TRIGGERS_EXPLANATION_CHARACTERS_MAX,
  TRIGGERS_MAX,
} from '@lf/contract/limits';
import { PHILOSOPHY_LINES_MAX, VALUE_CHARACTERS_MAX, VALUES_MAX } from '@lf/domain/limits';
import type { Narrative } from '@lf/contract/narrative';

/** Records at the limits of what the schemas accept: page, JSON, PDF, picture and export must stand all of them. */
export type ExtremeRecord = Omit<Narrative, 'licenseCode'>;

/** Pieces that texts are made of: every script, and what has cost a renderer dearly before. */
export const PIECES: Readonly<Record<string, string>> = {
  'alternating quotation marks': '“a” ”b“ „c« »d" ',
  'opening marks alone': '“',
  'words of one letter': 'a ',
  'one word without an end': 'W',
  'the widest letter': '\uFDFD',
  'letters with many marks': `o${'\u0301\u0327'.repeat(12)} `,
  'directions that change': '\u202Eabc\u202C אבג ',
  'families of emoji': '👩‍👩‍👧‍👦',
  'sentences that end at once': 'a. b! c? … ',
  'markup and commands': '#panic("x") $a^2$ <script> \\ `b` ',
  Latin: 'You lead from honesty, because you say what is so. ',
  Arabic: 'تقود من الصدق لأنك تقول الحقيقة، ولذلك يستطيع من حولك. ',
  Thai: 'คุณนำด้วยความซื่อสัตย์ เพราะคุณพูดความจริง ',
  Chinese: '我们从诚实出发，因此身边的人可以依靠你。',
  Devanagari: 'आप सच्चाई से नेतृत्व करते हैं। ',
  Myanmar: 'မှန်ကန်မှုဖြင့် ဦးဆောင်သည်။ ',
  Korean: '당신은 정직에서 출발합니다. ',
  'a script that no font has': '𐎠𐎡𐎢 ',
};

export const filled = (piece: string, length: number): string =>
  piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/u, '');

/** As many lines as are allowed, each as long as that leaves room for. */
const inLines = (piece: string, length: number, lines: number): string =>
  Array.from({ length: lines }, () => filled(piece, Math.floor(length / lines) - 1)).join('\n');

const LETTERS = 'abcdefghij';
export const valueOf = (piece: string, n: number): string =>
  `${LETTERS[n] ?? ''}${filled(piece.replaceAll(/[^\p{L}\p{M} -]/gu, '') || 'W', VALUE_CHARACTERS_MAX - 1)}`;

const ARCHETYPE_PARTS = 6;
const TRIGGER_PARTS = 3;
const TEXT_LENGTH = 200;

interface Shape {
  readonly piece: string;
  readonly said: string;
  readonly evidence: number;
  readonly inLines: boolean;
}

/** As much of it as one request takes: where letters have many bytes, fewer sentences. */
function recordOf(shape: Shape): ExtremeRecord {
  const record = wholeRecord(shape);
  const isTaken = Buffer.byteLength(JSON.stringify(record)) <= API_BODY_BYTES_MAX - ENVELOPE_BYTES;
  return isTaken ? record : recordOf({ ...shape, evidence: Math.floor(shape.evidence * 0.8) });
}
const ENVELOPE_BYTES = 2_048;

function wholeRecord({ piece, said, evidence, inLines: broken }: Shape): ExtremeRecord {
  const values = Array.from({ length: VALUES_MAX }, (_, n) => valueOf(piece, n));
  const triggers = Array.from({ length: TRIGGERS_MAX }, (_, n) => `${n}${filled(piece, NAME_CHARACTERS_MAX - 2)}`);
  const explained = (length: number): string =>
    broken ? inLines(piece, length, EXPLANATION_LINES_MAX) : filled(piece, length);
  const quoteLength = 60;
  const part = explained((EXPLANATION_CHARACTERS_MAX * 2) / ARCHETYPE_PARTS);
  const triggerPart = explained(TRIGGERS_EXPLANATION_CHARACTERS_MAX / TRIGGERS_MAX / TRIGGER_PARTS);
  return {
    values,
    valuesExplanation: Object.fromEntries(values.map((value) => [value, explained(EXPLANATION_CHARACTERS_MAX)])),
    valuesPhilosophy: broken
      ? inLines(piece, PHILOSOPHY_CHARACTERS_MAX, PHILOSOPHY_LINES_MAX)
      : filled(piece, PHILOSOPHY_CHARACTERS_MAX),
    archetype: filled(piece, NAME_CHARACTERS_MAX),
    archetypeExplanation: explained(EXPLANATION_CHARACTERS_MAX),
    triggers,
    triggersExplanation: Object.fromEntries(
      triggers.map((trigger) => [trigger, explained(TRIGGERS_EXPLANATION_CHARACTERS_MAX / TRIGGERS_MAX)]),
    ),
    archetypeParts: { scene: part, did: part, protects: part, gift: part, cost: part, move: part },
    triggerParts: Object.fromEntries(
      triggers.map((trigger) => [trigger, { quote: triggerPart, why: triggerPart, move: triggerPart }]),
    ),
    evidence: Array.from({ length: evidence }, (_, n) => ({
      value: values[n % values.length] ?? '',
      quote: n % 3 === 0 ? '“' : n % 3 === 1 ? '”' : `${n} ${filled(said, quoteLength)}`,
      answer: 0,
      start: 0,
      end: 1,
      ...(n < values.length && { text: explained(TEXT_LENGTH) }),
    })),
  };
}

/** One of each kind, by name. */
export const EXTREME_RECORDS: readonly (readonly [string, ExtremeRecord])[] = Object.entries(PIECES).map(
  ([name, piece], n) => [name, recordOf({ piece, said: piece, evidence: EVIDENCE_MAX, inLines: n % 2 === 0 })],
);

const pieces = fc.constantFrom(...Object.values(PIECES));

/** Any mixture of them. */
export const extremeRecord: fc.Arbitrary<ExtremeRecord> = fc
  .record({
    piece: fc.array(pieces, { minLength: 1, maxLength: 4 }).map((some) => some.join('')),
    said: pieces,
    evidence: fc.integer({ min: 0, max: EVIDENCE_MAX }),
    inLines: fc.boolean(),
  })
  .map(recordOf);
