import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractJson } from './extract-json.ts';
import { growingText } from './growing-text.ts';

describe('extractJson', () => {
  it.each<[string, string, unknown]>([
    ['bare', '{"a":1}', { a: 1 }],
    ['fenced', 'Sure:\n```json\n{"a":{"b":"}"}}\n```', { a: { b: '}' } }],
    ['after braces in prose', 'I use {curly} words. {"a":"\\"{"}', { a: '"{' }],
    ['cut', '{"a":"b', undefined],
    ['no object', 'I would rather not.', undefined],
    ['a number', '7', undefined],
  ])('%s', (_, reply, expected) => {
    expect(extractJson(reply)).toEqual(expected);
  });

  it('finds any object in any brace-free prose', () => {
    const prose = fc.string().map((text) => text.replaceAll(/[{}[\]"\d]/g, ''));
    const object = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer()));
    fc.assert(
      fc.property(prose, object, prose, (before, value, after) => {
        expect(extractJson(`${before} x${JSON.stringify(value)}${after}`)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('growingText', () => {
  it('grows without ever showing half an escape, and ends as the whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const reply = JSON.stringify({ topic: 'x', question: text });
        let last = '';
        for (let length = 0; length <= reply.length; length += 1) {
          const { text: shown, isWhole } = growingText(reply.slice(0, length), 'question') ?? {
            text: '',
            isWhole: false,
          };
          expect(shown.startsWith(last)).toBe(true);
          expect(isWhole).toBe(length >= reply.length - 1);
          last = shown;
        }
        expect(last).toBe(text);
      }),
    );
  });
});
