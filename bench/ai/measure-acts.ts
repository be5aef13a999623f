import { startReader } from '@lf/ai/engines/embedded/reader/reader';
import { readTold } from '@lf/ai/engines/embedded/told-answer';
import { type Interview, surveyOf } from './read-interviews.ts';
import { recallAt } from './recall.ts';
import { info, type Row, share } from './rows.ts';

const FALSE_ALARMS_MAX = 0.05;
const ACTS = ['refusal', 'grief', 'guilt'] as const;

/** What answers do, by the reader's scores; and as the engine acts on them today. */
export async function measureActs(interviews: readonly Interview[]): Promise<Row[]> {
  const answers = interviews.flatMap((interview) => interview.answers);
  const told = await readTold(await startReader(), surveyOf(answers));
  const rows: Row[] = [];
  for (const act of ACTS) {
    const items = told.map(({ reading, act: taken }, at) => ({
      score: reading.acts[act],
      isTaken: taken === act,
      isTrue: answers[at]?.acts.includes(act) ?? false,
    }));
    const { recall, threshold, positives } = recallAt(items, FALSE_ALARMS_MAX);
    if (positives === 0) continue;
    const of = (isTrue: boolean) => items.filter((item) => item.isTrue === isTrue);
    rows.push(
      {
        measure: `${act}: recall at 5% false alarms`,
        value: recall,
        target: 0.9,
        better: 'higher',
        note: `${positives} of ${answers.length} answers, ${Number.isFinite(threshold) ? `threshold ${threshold.toFixed(2)}` : 'no threshold'}`,
      },
      info(
        `${act}: recall as the engine decides`,
        share(of(true), ({ isTaken }) => isTaken),
        `false alarms ${share(of(false), ({ isTaken }) => isTaken).toFixed(3)}`,
      ),
    );
  }
  return rows;
}
