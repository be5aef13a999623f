import { catalogue } from '../../apps/ai/src/engines/embedded/catalogue/catalogue.ts';
import { understand } from '../../apps/ai/src/engines/embedded/understand.ts';
import { disturbances } from './disturb.ts';
import type { Story } from '../../apps/ai/training/read-data.ts';
import { mean, type Row } from './rows.ts';

const TOP = 7;
const STABILITY_TARGETS: Record<string, number> = {
  'sentence order changed': 0.95,
  'lower case': 0.98,
  '12% of sentences dropped': 0.85,
  '2% typos': 0.8,
};

async function topValues(text: string): Promise<string[]> {
  const { profile } = await understand([{ question: '', answer: text }]);
  return profile.values.slice(0, TOP).map(({ value }) => value);
}

function overlap(a: readonly string[], b: readonly string[]): number {
  return a.filter((name) => b.includes(name)).length / Math.max(1, Math.min(TOP, Math.max(a.length, b.length)));
}

/** Stability of a story's profile, and how far it tells people apart. */
export async function measureProfiles(stories: readonly Story[]): Promise<Row[]> {
  const rows: Row[] = [];
  const tops = new Map<Story, string[]>();
  for (const story of stories) tops.set(story, await topValues(story.text));
  const topOf = (story: Story) => tops.get(story) ?? [];

  for (const [name, disturb] of Object.entries(disturbances)) {
    const overlaps: number[] = [];
    for (const [seed, story] of stories.entries())
      overlaps.push(overlap(topOf(story), await topValues(disturb(story.text, seed))));
    rows.push({
      measure: `top-7 overlap: ${name}`,
      value: mean(overlaps),
      target: STABILITY_TARGETS[name] ?? 1,
      better: 'higher',
    });
  }

  const told = stories.filter(({ kind }) => kind === 'recalled');
  const of = (kind: string, triple: string) => stories.find((story) => story.kind === kind && story.triple === triple);
  const pairs = (kind: string) =>
    told.flatMap((story) => {
      const other = of(kind, story.triple);
      return other ? [overlap(topOf(story), topOf(other))] : [];
    });
  const strangers = told.flatMap((story) =>
    stories
      .filter(({ kind, triple }) => kind === 'retold' && triple !== story.triple)
      .map((other) => overlap(topOf(story), topOf(other))),
  );
  rows.push(
    { measure: 'same person, retold months later', value: mean(pairs('retold')), target: 0.55, better: 'higher' },
    { measure: 'another person (every other story)', value: mean(strangers), target: 0.2, better: 'lower' },
    {
      measure: 'another person imagining the same event',
      value: mean(pairs('imagined')),
      target: 0,
      better: 'info',
      note: 'same event, so not expected to be low',
    },
  );

  const uses = new Map<string, number>();
  for (const top of tops.values()) for (const name of top) uses.set(name, (uses.get(name) ?? 0) + 1);
  const [commonest = '', times = 0] = [...uses].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  rows.push(
    {
      measure: 'most frequent value, share of top-7 lists',
      value: times / stories.length,
      target: 0.4,
      better: 'lower',
      note: commonest,
    },
    { measure: `catalogue names ever used, of ${catalogue.length}`, value: uses.size, target: 80, better: 'higher' },
  );
  return rows;
}
