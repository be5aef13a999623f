import { overTime } from '@lf/domain/over-time';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArchetypeOverTime } from './archetype-over-time.tsx';

const shown = (then: string, now: string, triggers: readonly string[] = []): string => {
  const changes = overTime({ values: [], archetype: then, triggers }, { values: [], archetype: now, triggers });
  return renderToStaticMarkup(<ArchetypeOverTime changes={changes} />).replaceAll(/<[^>]*>/g, '|');
};

test('nothing is said of an archetype that neither has', () => {
  expect(shown('', ' ')).toBe('');
  const text = shown('', '', ['Being rushed']);
  expect(text).toContain('Being rushed');
  expect(text).not.toContain(', then and now');
});

test('of one that only one of them has, when', () => {
  expect(shown('', 'Commander')).toMatch(/Now.*Commander/);
  expect(shown('', 'Commander')).not.toMatch(/Then/);
});

test('an article is no change', () => {
  expect(shown('The Commander', 'Commander')).toContain('|Commander|, then and now');
});
