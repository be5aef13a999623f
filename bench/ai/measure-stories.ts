import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SurveyEngine } from '@lf/ai/survey-engine';
import type { Story } from './read-data.ts';
import { info, type Row } from './rows.ts';

/** Which values two independent readings see in a sentence of a story; the text stays in the data folder. */
interface Label {
  readonly triple: string;
  /** Where the sentence begins, and the first digits of its hash. */
  readonly start: number;
  readonly check: string;
  readonly first: readonly string[];
  readonly second: readonly string[];
}

const ANSWERS = 9;
const LABELS = fileURLToPath(new URL('./labelled-stories.json', import.meta.url));

const keyOf = (triple: string, start: number, quote: string) =>
  `${triple} ${start} ${createHash('sha256').update(quote).digest('hex').slice(0, 8)}`;

/** Stories that people remembered, nine to an interview. */
export async function measureStories(engine: SurveyEngine, stories: readonly Story[]): Promise<Row[]> {
  const remembered = stories.filter(({ kind }) => kind === 'recalled');
  const labels = new Map(
    (JSON.parse(readFileSync(LABELS, 'utf8')) as Label[]).map(({ triple, start, check, first, second }) => [
      `${triple} ${start} ${check}`,
      new Set([...first, ...second]),
    ]),
  );
  let interviews = 0;
  let proposals = 0;
  const quoted: { readonly named: boolean; readonly listed: boolean }[] = [];
  let unread = 0;
  for (let from = 0; from + ANSWERS <= remembered.length; from += ANSWERS) {
    const told = remembered.slice(from, from + ANSWERS);
    const survey_data = told.map(({ text }) => ({ question: 'What do you remember?', answer: text }));
    const { evidence = [] } = await engine.result({ survey_data });
    interviews += 1;
    proposals += evidence.length;
    for (const { value, quote, answer, start, alternatives } of evidence) {
      const names = labels.get(keyOf(told[answer]?.triple ?? '', start, quote));
      if (names === undefined) unread += 1;
      else
        quoted.push({
          named: names.has(value),
          listed: [value, ...(alternatives ?? [])].some((one) => names.has(one)),
        });
    }
  }
  if (quoted.length === 0) return [];
  const share = (is: (one: (typeof quoted)[number]) => boolean) => quoted.filter(is).length / quoted.length;
  const at = (measure: string, value: number, target: number): Row => ({
    measure: `real long stories: ${measure}`,
    value,
    target,
    better: 'higher',
  });
  return [
    info('real long stories: proposals an interview', proposals / interviews),
    at(
      'name right',
      share(({ named }) => named),
      0.75,
    ),
    at(
      'name or an alternative right',
      share(({ listed }) => listed),
      0.8,
    ),
    info('real long stories: proposals whose sentence nobody labelled', unread),
  ];
}
