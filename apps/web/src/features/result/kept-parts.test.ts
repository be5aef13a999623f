import { expect, test } from 'vitest';
import { keptParts } from './kept-parts.ts';

const PARTS = { did: 'You left.', protects: 'Calm.', gift: 'Patience.', cost: 'Distance.', move: 'Say one thing.' };
const trigger = (name: string, why: string) => ({
  name,
  explanation: '',
  quote: undefined,
  isTicked: true,
  parts: { why, move: 'Wait.' },
});

test('parts are kept by name; nothing where there are none', () => {
  expect(keptParts(PARTS, [trigger('Noise', 'Too much.')])).toEqual({
    archetypeParts: PARTS,
    triggerParts: { Noise: { why: 'Too much.', move: 'Wait.' } },
  });
  expect(keptParts(undefined, [])).toEqual({});
});

test('parts that the record does not take stay away', () => {
  const long = 'word '.repeat(500);
  expect(keptParts({ ...PARTS, scene: long }, [trigger('Noise', long)])).toEqual({});
});
