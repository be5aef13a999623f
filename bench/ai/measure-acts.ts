import { readFileSync } from 'node:fs';
import { HEAVY_MIN, TOUCHING_MIN } from '@lf/ai/engines/embedded/policy';
import { startReader } from '@lf/ai/engines/embedded/reader/reader';
import { readTold, type ToldAnswer } from '@lf/ai/engines/embedded/told-answer';
import { type Interview, surveyOf } from './read-interviews.ts';
import { recallAt } from './recall.ts';
import { info, type Row, share } from './rows.ts';

const FALSE_ALARMS_MAX = 0.05;
const ACTS = ['refusal', 'grief', 'guilt'] as const;
const APART = new URL('acts-apart.jsonl', import.meta.url);
/** Answers of ordinary people, by which the thresholds were chosen; the writer's labels. */
const DEVELOPMENT = new URL('acts-development.jsonl', import.meta.url);

/** An answer of `acts-apart.jsonl`: the writer's labels, and those of two readers who saw only the text. */
interface ApartAnswer {
  readonly text: string;
  readonly acts: readonly (readonly string[])[];
  readonly heavy: readonly number[];
}

interface OrdinaryAnswer {
  readonly text: string;
  readonly acts: readonly string[];
}

function linesOf<T>(file: URL, most: number): T[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(0, most)
    .map((line) => JSON.parse(line) as T);
}

/** What answers do, by the reader's scores; and as the engine acts on them today. */
export async function measureActs(interviews: readonly Interview[], most: number): Promise<Row[]> {
  const reader = await startReader();
  const answers = interviews.flatMap((interview) => interview.answers);
  const told = await readTold(reader, surveyOf(answers));
  const apart = linesOf<ApartAnswer>(APART, most);
  const ordinary = linesOf<OrdinaryAnswer>(DEVELOPMENT, most);
  const readTexts = (rows: readonly { readonly text: string }[]) =>
    readTold(
      reader,
      rows.map(({ text }) => ({ question: '', answer: text })),
    );
  const toldApart = await readTexts(apart);
  const toldOrdinary = await readTexts(ordinary);
  return [
    ...actRows('', told, (at, act) => answers[at]?.acts.includes(act) ?? false),
    ...actRows('ordinary people, ', toldOrdinary, (at, act) => ordinary[at]?.acts.includes(act) ?? false),
    ...actRows('kept apart, ', toldApart, (at, act) => isMost(apart[at]?.acts ?? [], (acts) => acts.includes(act))),
    ...wordRows(toldApart, apart),
  ];
}

function actRows(of: string, told: readonly ToldAnswer[], isTrue: (at: number, act: string) => boolean): Row[] {
  return ACTS.flatMap((act) => {
    const items = told.map(({ reading, act: taken }, at) => ({
      score: reading.acts[act],
      isTaken: taken === act,
      isTrue: isTrue(at, act),
    }));
    const { recall, threshold, positives } = recallAt(items, FALSE_ALARMS_MAX);
    if (positives === 0) return [];
    const those = (wanted: boolean) => items.filter((item) => item.isTrue === wanted);
    return [
      {
        measure: `${of}${act}: recall at 5% false alarms`,
        value: recall,
        target: 0.9,
        better: 'higher',
        note: `${positives} of ${told.length} answers, ${Number.isFinite(threshold) ? `threshold ${threshold.toFixed(2)}` : 'no threshold'}`,
      } satisfies Row,
      info(
        `${of}${act}: recall as the engine decides`,
        share(those(true), ({ isTaken }) => isTaken),
        `false alarms ${share(those(false), ({ isTaken }) => isTaken).toFixed(3)}`,
      ),
    ];
  });
}

/** How hard to tell the readers call an answer (0, 1, 2), and which get a word for it. */
function wordRows(told: readonly ToldAnswer[], apart: readonly ApartAnswer[]): Row[] {
  const scoresOf = (heavy: number) =>
    told
      .filter((_, at) => isMost(apart[at]?.heavy ?? [], (one) => one === heavy))
      .map(({ reading }) => reading.acts.heavy);
  const shares = (least: number) =>
    [2, 1, 0].map((heavy) => share(scoresOf(heavy), (score) => score >= least).toFixed(2)).join(', ');
  return [
    info(
      'kept apart, calling for a word: counted as painful',
      share(scoresOf(2), (score) => score >= TOUCHING_MIN),
      `calling for a word, painful, neither: ${shares(TOUCHING_MIN)}; as hard to tell ${shares(HEAVY_MIN)}`,
    ),
  ];
}

function isMost<T>(labels: readonly T[], is: (label: T) => boolean): boolean {
  return labels.filter(is).length * 2 > labels.length;
}
