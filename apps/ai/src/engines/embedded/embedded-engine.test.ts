import type { SurveyItem } from '@lf/contract/survey';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SurveyEngine } from '../../survey-engine.ts';
import { describeEngine } from '../../testing/engine-conformance.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';

describeEngine('embedded', createEmbeddedEngine, { deterministic: true });

describe('what the embedded engine reads', () => {
  let engine: SurveyEngine;
  beforeAll(async () => {
    engine = createEmbeddedEngine();
    await engine.start();
  });
  const items = (...answers: readonly string[]): SurveyItem[] => answers.map((answer) => ({ question: '', answer }));
  const evidenceOf = async (...answers: readonly string[]) =>
    (await engine.result({ survey_data: items(...answers) })).evidence ?? [];

  it.each([
    ['Freedom', 'Freedom matters to me more than money.'],
    ['Justice', 'Justice drives me.'],
    ['Integrity', 'For me integrity is whether I sleep at night.'],
    ['Honesty', 'Honesty is the most important thing to me in any team.'],
    ['Loyalty', 'I value loyalty above all.'],
    ['Humor', 'I need humor to get through a day like that.'],
  ])('always hears %s where it is named in the first person', async (value, sentence) => {
    const found = await evidenceOf('We had a dog and a garden.', sentence);
    expect(found).toContainEqual(expect.objectContaining({ value, quote: sentence, answer: 1 }));
  });

  it('proposes no value that is denied or only compared with', async () => {
    const found = await evidenceOf('I do not care about status.', 'Freedom matters to me more than wealth.');
    expect(found.map(({ value }) => value)).not.toContain('Status');
    expect(found.map(({ value }) => value)).not.toContain('Wealth');
  });

  it('reads no further once its caller has gone', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(engine.result({ survey_data: items('We had a dog.') }, { signal: gone })).rejects.toThrow('gone');
  });

  it('proposes nothing where nothing was told', async () => {
    const skipped = Array.from({ length: 9 }, () => ({ question: 'Q', answer: 'Passed over.', skipped: true }));
    const result = await engine.result({ survey_data: skipped });
    expect(Object.values(result.value_drivers).flat()).toEqual([]);
    expect(result.sentences).toEqual([]);
    expect(result.archetype_evidence).toBeUndefined();
    expect(result.archetype_choices).toHaveLength(3);
  });

  it('keeps a value whose sentence still stands when a sentence is added elsewhere', async () => {
    const told = ['I told my boss the truth although I knew it would cost me the bonus.', 'We had lunch by the river.'];
    const before = await evidenceOf(...told);
    const after = await evidenceOf(told[0] ?? '', `${told[1] ?? ''} My sister paid.`);
    for (const { value, quote } of before.filter(({ answer }) => answer === 0)) {
      expect(after).toContainEqual(expect.objectContaining({ value, quote }));
    }
  });
});
