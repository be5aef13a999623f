import { BASE_QUESTIONS } from '@lf/domain/question-budget';
import { describe, expect, it } from 'vitest';
import { valueNamed } from '../catalogue/catalogue.ts';
import { ALL_PROBES } from './probes.ts';
import { ALL_TOPICS, EXTRA_PACKS } from './topic-table.ts';
import { BASE_TOPICS } from './topics/base.ts';

describe('the topics', () => {
  it('are enough for nine questions and forty-eight more', () => {
    expect(BASE_TOPICS).toHaveLength(BASE_QUESTIONS);
    expect(EXTRA_PACKS.flat()).toHaveLength(48);
    for (const pack of EXTRA_PACKS) expect(pack).toHaveLength(3);
    expect(new Set(ALL_TOPICS.map(({ id }) => id)).size).toBe(ALL_TOPICS.length);
  });

  it.each(ALL_TOPICS.map((topic) => [topic.id, topic] as const))(
    '%s has four phrasings of one question each, and says why',
    (_, topic) => {
      expect(topic.phrasings.length).toBeGreaterThanOrEqual(4);
      for (const phrasing of topic.phrasings) expect(phrasing.match(/\?/gu)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(topic.why).not.toContain('\n');
      expect(topic.why.length).toBeLessThan(140);
    },
  );

  it('are known again by their last words alone', () => {
    const endings = [...ALL_TOPICS.flatMap(({ phrasings }) => phrasings), ...ALL_PROBES];
    expect(new Set(endings).size).toBe(endings.length);
    for (const one of endings) expect(endings.filter((other) => one.endsWith(other))).toEqual([one]);
  });

  it('point to values that are in the catalogue', () => {
    for (const { values } of ALL_TOPICS) for (const value of values) expect(valueNamed(value)?.name).toBe(value);
  });
});
