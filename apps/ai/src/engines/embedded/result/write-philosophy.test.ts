import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { philosophyTexts, valueTexts } from '../texts/authored-texts.ts';
import type { ToldPassage } from './passages.ts';
import { writePhilosophy } from './write-philosophy.ts';

const ORDER = ['Honesty', 'Courage', 'Family', 'Humor', 'Loyalty', 'Legacy'];

function passage(value: string, text: string, more: Partial<ToldPassage> = {}): ToldPassage {
  return { values: [value], text, actor: 'self', rule: 0.1, isDirect: false, isOpen: false, ...more };
}

const TOLD = [
  passage('Honesty', 'I told the board the number was wrong.'),
  passage('Courage', 'I climbed up after him although my knees shook.'),
  passage('Family', 'I drive home every Sunday, four hours each way.', { rule: 0.8 }),
  passage('Humor', 'I do the voices when we close the shop.'),
];
const CLOSING = passage('Loyalty', 'I never leave before the last one has left.', { rule: 0.95 });

const outsideQuotes = (text: string) => text.replaceAll(/“[^”]*”/gu, '“”');

describe('the philosophy', () => {
  it('begins with a sentence that has no quotation and says what the first two values are about', () => {
    const [first = ''] = writePhilosophy(ORDER, { told: TOLD }).split(/(?<=\.)\s/u);
    expect(first).not.toContain('“');
    expect(valueTexts('Honesty', 'care').some((care) => first.includes(care))).toBe(true);
    expect(valueTexts('Courage', 'care').some((care) => first.includes(care))).toBe(true);
  });

  it('closes with the rule that was chosen for the end, under its value', () => {
    const text = writePhilosophy(ORDER, { told: TOLD, closing: CLOSING });
    expect(text).toMatch(/loyalty[^“]*: “I never leave before the last one has left\.”$/u);
  });

  it('quotes each passage once', () => {
    const text = writePhilosophy(ORDER, { told: TOLD, closing: CLOSING });
    for (const { text: quote } of [...TOLD, CLOSING]) expect(text.split(quote)).toHaveLength(2);
  });

  it('does not call what somebody else did the words or the rule of the person', () => {
    const told = [passage('Kindness', 'She sat down beside me until my mother came.', { actor: 'other', rule: 0.9 })];
    const text = writePhilosophy(['Honesty', 'Courage', 'Kindness'], { told });
    expect(philosophyTexts('other').map((frame) => frame.replace('{value}', 'kindness'))).toContain(
      outsideQuotes(text)
        .split('. ')
        .at(-1)
        ?.replace(' “”', '')
        .replace(/^\P{L}*/u, ''),
    );
  });

  it('writes names that the person made as the other words of the sentence', () => {
    const told = [passage('Care', 'I ask the quiet ones first.', { rule: 0.9 })];
    const text = writePhilosophy(['Care', 'Hard Work', 'Faith in God'], { told });
    expect(outsideQuotes(text)).toMatch(/care.*hard work.*faith in God/isu);
    expect(outsideQuotes(text)).not.toMatch(/(?<!^|[.:] )Care|Hard|Work|care (?:most )?about care/u);
  });

  it('names the topic of what was asked, and a person only of words about that person', () => {
    const about = { topic: 'leader-i-would-follow', isDirect: true } as const;
    const seen = writePhilosophy(ORDER, {
      told: [passage('Honesty', 'She named the error.', { ...about, actor: 'other' })],
    });
    expect(seen).toContain('a leader you would follow again');
    for (const actor of ['self', 'both'] as const) {
      const told = [passage('Honesty', 'I told her that I name my errors.', { ...about, actor })];
      expect(writePhilosophy(ORDER, { told })).not.toContain('a leader you would follow again');
    }
  });

  it('tells the story that no value stands on', () => {
    const story = { ...passage('', 'I declined in writing.', { topic: 'turning-point', isDirect: true }) };
    const text = writePhilosophy(ORDER, { told: TOLD, stories: [story], closing: CLOSING });
    expect(text).toMatch(/a turning point in your life: “I declined in writing\.”/u);
  });

  it('tells a second story where there are few words under values', () => {
    const stories = ['I declined in writing.', 'I carried the books into court.'].map((text) => passage('', text));
    const few = writePhilosophy(ORDER, { told: TOLD.slice(0, 1), stories });
    for (const { text } of stories) expect(few).toContain(text);
    const long = 'I walked up that hill and thought about it. '.repeat(8);
    const much = writePhilosophy(ORDER, {
      told: [passage('Honesty', long), passage('Humor', `${long}I laughed.`)],
      stories,
    });
    expect(much).not.toContain(stories[1]?.text);
  });

  it('names every value of the list, and claims nothing of those without words', () => {
    const text = writePhilosophy(ORDER, { told: TOLD, closing: CLOSING });
    for (const value of ['family', 'humor', 'loyalty']) expect(text.toLowerCase()).toContain(value);
    expect(text).toContain('Also on your list: legacy.');
  });

  it('takes the sentence alone where there is no room for the passage, and stays within 200 words', () => {
    const long = (value: string) =>
      passage(value, `${'I walked up that hill and thought about it. '.repeat(6)}I came back ${value}.`, {
        brief: passage(value, `I came back ${value}.`),
      });
    const text = writePhilosophy(ORDER, { told: ORDER.map(long), closing: CLOSING });
    expect(text.split(/\s+/u).length).toBeLessThanOrEqual(200);
    for (const value of ORDER.slice(0, -1)) expect(text).toContain(`I came back ${value}.`);
  });

  it('says nothing in the same way twice', () => {
    const frames = outsideQuotes(writePhilosophy(ORDER, { told: TOLD, closing: CLOSING }))
      .split('“”')
      .map((frame) => frame.replaceAll(/honesty|courage|family|humor|loyalty/giu, '…').trim())
      .filter((frame) => frame !== '');
    expect(new Set(frames).size).toBe(frames.length);
  });

  it('is short with little to go on', () => {
    expect(writePhilosophy(['Honesty', 'Courage'], { told: [] }).split(' ').length).toBeLessThan(40);
    expect(writePhilosophy(['Being on time'], { told: [] })).toContain('being on time');
  });
});

describe('the authored texts', () => {
  it('have for every value what it is about and four beliefs, and no sentence twice', () => {
    const all = catalogue.flatMap(({ name }) => [...valueTexts(name, 'care'), ...valueTexts(name, 'held')]);
    for (const { name } of catalogue) {
      expect(valueTexts(name, 'care').length, name).toBeGreaterThanOrEqual(2);
      expect(valueTexts(name, 'held').length, name).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(['opening', 'after', 'lived', 'rule', 'other', 'topic', 'story', 'story-topic', 'closing', 'closing-value'])(
    'have several frames of the kind %s, each within fourteen words',
    (kind) => {
      expect(philosophyTexts(kind).length).toBeGreaterThan(1);
      for (const frame of philosophyTexts(kind)) expect(frame.split(' ').length).toBeLessThanOrEqual(14);
    },
  );
});
