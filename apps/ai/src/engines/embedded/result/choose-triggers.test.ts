import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import type { QuotableSentence } from '../quotable.ts';
import { WAYS } from '../reader/reading.ts';
import { chooseTriggers } from './choose-triggers.ts';

const sentence = (quote: string): QuotableSentence => ({
  quote,
  start: 0,
  end: quote.length,
  telling: 0.9,
  values: new Float32Array(catalogue.length).fill(0.9),
  side: 'missed',
  coping: new Float32Array(WAYS.length),
  rule: 0,
  alone: 1,
  clear: 1,
  fit: 1,
  answer: 0,
  topic: undefined,
  pain: 0,
});
const toldIn = (...quotes: readonly string[]) =>
  chooseTriggers('Commander', quotes.map(sentence), ['Honesty'], 'seed').flatMap(({ parts }) => parts.quote ?? []);

describe('a told trigger', () => {
  it.each([
    'Sloppy plates just set me off, always have.',
    'I don’t do well being challenged with an audience.',
    'I can’t stand excuses.',
  ])('is what the person says sets them off: %s', (quote) => {
    expect(toldIn('They kept the branch open three days a week.', quote)).toEqual([quote]);
  });

  it('is not what somebody was denied, or one anger long ago', () => {
    expect(toldIn('My mum had died the January before.', 'I was so angry with him that day.')).toEqual([]);
    expect(toldIn('My first boss was chef Anton, who I can’t stand.')).toEqual([]);
  });
});
