import { expect, it } from 'vitest';
import { openEngine } from './engines.ts';
import { measureParts } from './parts.ts';

/** Slow machines are allowed to be slow. */
const TIME_MS = 300_000;

it.each(['embedded', 'stand-in'])(
  'every yardstick that needs no data runs on %s',
  async (name) => {
    const measured = await openEngine(name);
    try {
      for (const only of ['interviews', 'questions', 'texts', 'quotes', 'monotone', 'halves']) {
        const rows = await measureParts(measured, { most: 1 }, only);
        expect(rows, only).not.toEqual([]);
        for (const { measure, value } of rows) expect(Number.isFinite(value), measure).toBe(true);
      }
      await expect(measureParts(measured, {}, 'no such part')).rejects.toThrow('There is no part');
    } finally {
      await measured.close();
    }
  },
  TIME_MS,
);
