import { expect, test } from 'vitest';
import { saidOfValues } from './said-of-value.ts';

test('two values that share one sentence both have it, and of several the first', () => {
  const said = saidOfValues({
    evidence: [
      { value: 'Trust', quote: 'I went home.' },
      { value: 'Home', quote: 'I went home.' },
      { value: 'Home', quote: 'She kept her promises.' },
    ],
    valuesExplanation: { Home: 'You look after it.' },
  });
  expect(said('Trust')).toEqual({ quote: 'I went home.' });
  expect(said('Home')).toEqual({ quote: 'I went home.' });
});

test('without a sentence there is what was written about the value', () => {
  const said = saidOfValues({ valuesExplanation: { Trust: 'You keep yours.', Home: ' ' } });
  expect(said('Trust')).toEqual({ text: 'You keep yours.' });
  expect(said('Home')).toEqual({});
});

test('with an empty sentence, the text that was kept with it', () => {
  const evidence = [{ value: 'Rest', quote: '', text: 'You sleep.' }];
  const said = saidOfValues({ evidence, valuesExplanation: { Rest: 'older' } });
  expect(said('Rest')).toEqual({ text: 'You sleep.' });
});

test('a value that is called as what every object has says nothing of it', () => {
  expect(saidOfValues({ valuesExplanation: {} })('constructor')).toEqual({});
});
