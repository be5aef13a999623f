import { catalogue } from '@lf/ai/engines/embedded/catalogue/catalogue';
import type { SurveyEngine } from '@lf/ai/survey-engine';
import { disturbances } from './disturb.ts';
import { overlap, rankedValues, TOP } from './overlap.ts';
import type { Story } from './read-data.ts';
import { info, mean, type Row } from './rows.ts';

const STABILITY_TARGETS: Record<string, number> = {
  'sentence order changed': 0.95,
  'lower case': 0.98,
  '12% of sentences dropped': 0.85,
  '2% typos': 0.8,
};

/** Stability of a story's values, and how far they tell people apart. */
export async function measureProfiles(engine: SurveyEngine, stories: readonly Story[]): Promise<Row[]> {
  if (stories.length === 0) return [];
  const topValues = async (text: string): Promise<string[]> => {
    const result = await engine.result({ survey_data: [{ question: 'What do you remember?', answer: text }] });
    return rankedValues(result).slice(0, TOP);
  };
  const tops = new Map<Story, string[]>();
  for (const story of stories) tops.set(story, await topValues(story.text));
  const topOf = (story: Story) => tops.get(story) ?? [];
  const rows: Row[] = [];
  // A story that gets the safety notice is read for no values, so that there is nothing to compare; one that gets it only when disturbed counts 0.
  const isRead = (story: Story) => topOf(story).length > 0;
  for (const [name, disturb] of Object.entries(disturbances)) {
    const overlaps: number[] = [];
    for (const [seed, story] of stories.entries())
      if (isRead(story)) overlaps.push(overlap(topOf(story), await topValues(disturb(story.text, seed))));
    rows.push({
      measure: `top-${TOP} overlap: ${name}`,
      value: mean(overlaps),
      target: STABILITY_TARGETS[name] ?? 1,
      better: 'higher',
    });
  }
  const unread = stories.filter((story) => !isRead(story)).length;
  return [
    ...rows,
    info('stories that get the safety notice and are left out of these rows', unread, `of ${stories.length}`),
    ...retold(stories.filter(isRead), topOf),
    ...spread([...tops.values()].filter((names) => names.length > 0)),
  ];
}

function retold(stories: readonly Story[], topOf: (story: Story) => string[]): Row[] {
  const told = stories.filter(({ kind }) => kind === 'recalled');
  const pairs = (kind: string) =>
    told.flatMap((story) => {
      const other = stories.find((one) => one.kind === kind && one.triple === story.triple);
      return other ? [overlap(topOf(story), topOf(other))] : [];
    });
  const strangers = told.flatMap((story) =>
    stories
      .filter(({ kind, triple }) => kind === 'retold' && triple !== story.triple)
      .map((other) => overlap(topOf(story), topOf(other))),
  );
  return [
    { measure: 'same person, retold months later', value: mean(pairs('retold')), target: 0.55, better: 'higher' },
    { measure: 'another person (every other story)', value: mean(strangers), target: 0.2, better: 'lower' },
    info('another person imagining the same event', mean(pairs('imagined')), 'same event, so not expected to be low'),
  ];
}

function spread(tops: readonly (readonly string[])[]): Row[] {
  const uses = new Map<string, number>();
  for (const name of tops.flat()) uses.set(name, (uses.get(name) ?? 0) + 1);
  const [commonest = '', times = 0] = [...uses].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return [
    {
      measure: `most frequent value, share of top-${TOP} lists`,
      value: times / tops.length,
      target: 0.4,
      better: 'lower',
      note: commonest,
    },
    { measure: `catalogue names ever used, of ${catalogue.length}`, value: uses.size, target: 80, better: 'higher' },
  ];
}
