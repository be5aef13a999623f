import { existsSync, readFileSync } from 'node:fs';
import type { Story } from '../../apps/ai/training/read-data.ts';
import { peopleOf } from './people.ts';
import { mean, type Row } from './rows.ts';
import { idOf, numbered, valuePairs } from './value-pairs.ts';

/** What two readings of a pair said: does the sentence truly support the value? Texts stay in the data folder. */
interface Judged {
  readonly story: number;
  readonly start: number;
  readonly value: string;
  readonly first: boolean;
  readonly second: boolean;
}

/** The pairs of today that were read; pairs that appeared since are counted as unread, not as right. */
export async function measureSupport(stories: readonly Story[], judgedPath: string): Promise<Row[]> {
  const judged = JSON.parse(readFileSync(judgedPath, 'utf8')) as readonly Judged[];
  const readings = new Map(judged.map((one) => [keyOf(one), one]));
  const pairs = await valuePairs(numbered(stories.map(({ text }) => [text])), judged.length);
  const read = pairs.flatMap((pair) => readings.get(keyOf(pair)) ?? []);
  const note = `${read.length} read of ${pairs.length} pairs`;
  return [
    {
      measure: 'value-quote pair supported, first reading',
      value: mean(read.map(({ first }) => Number(first))),
      target: 0.8,
      better: 'higher',
      note,
    },
    {
      measure: 'value-quote pair supported, second reading',
      value: mean(read.map(({ second }) => Number(second))),
      target: 0.8,
      better: 'higher',
      note,
    },
  ];
}

function keyOf({ story, start, value }: Pick<Judged, 'story' | 'start' | 'value'>): string {
  return `${story}:${start}:${value}`;
}

/** Two readers' word on pairs from texts that no threshold was set on: `[{id, first, second}]`, as `pairs.ts --json` numbers them. Of everybody in it, today's pairs are looked up. */
interface FreshlyJudged {
  readonly id: string;
  readonly first: boolean;
  readonly second: boolean;
}

export async function measureFreshSupport(data: string, judgedPath: string): Promise<Row[]> {
  if (!existsSync(judgedPath)) return [];
  const judged = JSON.parse(readFileSync(judgedPath, 'utf8')) as readonly FreshlyJudged[];
  const readings = new Map(judged.map((one) => [one.id, one]));
  const rows: Row[] = [];
  for (const [source, people] of Object.entries(peopleOf)) {
    const asked = new Set(
      judged.filter(({ id }) => id.startsWith(`${source}:`)).map(({ id }) => Number(id.split(':')[1])),
    );
    if (asked.size === 0) continue;
    const pairs = await valuePairs(numbered(people(data)).filter(({ story }) => asked.has(story)));
    const read = pairs.flatMap((pair) => readings.get(idOf(source, pair)) ?? []);
    const note = `${read.length} read of ${pairs.length} pairs`;
    for (const reader of ['first', 'second'] as const) {
      rows.push({
        measure: `fresh pair supported, ${source}, ${reader} reader`,
        value: mean(read.map((one) => Number(one[reader]))),
        target: 0.8,
        better: 'higher',
        note,
      });
    }
  }
  return rows;
}
