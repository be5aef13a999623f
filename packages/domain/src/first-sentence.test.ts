import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

it.each([
  ['You lead from Honesty. Then you rest.', 'You lead from Honesty.'],
  ['No end', 'No end'],
  ['“Always!” you said.', '“Always!”'],
])('%s', (text, first) => expect(firstSentence(text)).toBe(first));
