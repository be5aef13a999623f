import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { valueTexts } from '../texts/authored-texts.ts';
import type { ToldPassage } from './passages.ts';
import { PHILOSOPHY_FRAMES } from './philosophy-texts.ts';
import { writePhilosophy } from './write-philosophy.ts';

const ORDER = ['Honesty', 'Courage', 'Family', 'Humor', 'Loyalty', 'Legacy'];

function passage(value: string, text: string, more: Partial<ToldPassage> = {}): ToldPassage {
  return { values: [value], text, actor: 'self', rule: 0.1, ...more };
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

  it('tells what was made up for only where there is room besides, says so before it, and does not end with it', () => {
    const scene = (value: string, words: number, more: Partial<ToldPassage> = {}) =>
      passage(value, `${value} ${'word '.repeat(words).trim()}.`, { isScene: true, ...more });
    const mended = (words: number) => scene('Honesty', words, { framed: 'mended', topic: 'conflict-not-proud-of' });
    const told = (words: number) => [scene('Courage', 60), scene('Family', 60), mended(words)];
    expect(writePhilosophy(ORDER, { told: told(60) })).not.toContain('“Honesty word');
    const text = writePhilosophy(ORDER, { told: told(6) });
    const frames = PHILOSOPHY_FRAMES.mended.map((frame) => frame.replace('{value}', 'honesty'));
    expect(frames.some((frame) => text.includes(`${frame} “Honesty word`))).toBe(true);
    expect(text).toMatch(/Family (?:word ?){60}\.”$/u);
  });

  it('lists the values without words second, and not at the end', () => {
    const text = writePhilosophy(ORDER, { told: TOLD, closings: [CLOSING] });
    const [, second = ''] = outsideQuotes(text).split(/(?<=\.)\s/u);
    expect(second).toMatch(/loyalty and legacy/u);
    expect(text.trim()).toMatch(/”$/u);
  });

  it('has words of each of the first three values before longer ones of the first', () => {
    const long = (value: string) =>
      passage(value, `${value} ${'word '.repeat(70).trim()}.`, { shorter: [passage(value, `Short ${value}.`)] });
    const text = writePhilosophy(ORDER, { told: ['Honesty', 'Courage', 'Family', 'Humor'].map(long) });
    for (const value of ['Honesty', 'Courage', 'Family']) expect(text).toMatch(new RegExp(`“(?:Short )?${value}`, 'u'));
    expect(text).toContain('“Honesty word');
  });

  it('names under a shorter passage only the values that are seen in it', () => {
    const place = { answer: 0, from: 0, to: 3 };
    const told = {
      ...passage('Honesty', 'word '.repeat(190).trim(), { place }),
      values: ['Honesty', 'Humor'],
      keys: new Map([
        ['Honesty', 0],
        ['Humor', 3],
      ]),
      shorter: [passage('Honesty', 'A short word.', { place: { answer: 0, from: 0, to: 1 } })],
    };
    const frame = outsideQuotes(writePhilosophy(ORDER, { told: [told] })).split('“”')[0] ?? '';
    expect(frame.split(/(?<=\.)\s/u).at(-1)).not.toMatch(/humor/iu);
  });

  it('ends with what the person does today where there is no other end', () => {
    const today = passage('Courage', 'I still check every rope myself.', { isToday: true });
    const told = [TOLD[0] ?? today, today, passage('Family', 'We ate late.')];
    expect(writePhilosophy(ORDER, { told })).toMatch(/“I still check every rope myself\.”$/u);
  });

  it('takes no end from the story of one of the first values', () => {
    const place = { answer: 0, from: 0, to: 3 };
    const scene = passage('Honesty', 'Old Brandt checked it. I still check every rope myself.', { place });
    const end = { ...passage('', 'I still check every rope myself.'), place: { answer: 0, from: 3, to: 3 } };
    expect(writePhilosophy(ORDER, { told: [scene], closings: [end, CLOSING] })).toMatch(/last one has left\.”$/u);
  });

  it('closes with the rule that was chosen for the end', () => {
    const text = writePhilosophy(ORDER, { told: TOLD, closings: [CLOSING] });
    expect(text).toMatch(/: “I never leave before the last one has left\.”$/u);
  });

  it('puts what was said of a scene, when asked further, right after it', () => {
    const scene = passage('Honesty', 'Old Brandt checked every scaffold himself.', {
      isScene: true,
      place: { answer: 3, from: 0, to: 2 },
    });
    const added = passage('Loyalty', 'If I would not stand on it, nobody stands on it.', { follows: 3, rule: 0.9 });
    const text = writePhilosophy(ORDER, { told: [scene, ...TOLD.slice(1, 3), added] });
    expect(text).toMatch(/himself\.” [^“]*loyalty[^“]*: “If I would not/u);
    const isAdded = (one: string) =>
      PHILOSOPHY_FRAMES.added.some((frame) => one.includes(frame.replace('{value}', 'loyalty')));
    expect(isAdded(text)).toBe(true);
    expect(isAdded(writePhilosophy(ORDER, { told: [...TOLD.slice(1, 3), added] }))).toBe(false);
  });

  it('quotes each passage once', () => {
    const text = writePhilosophy(ORDER, { told: TOLD, closings: [CLOSING] });
    for (const { text: quote } of [...TOLD, CLOSING]) expect(text.split(quote)).toHaveLength(2);
  });

  it('does not call what somebody else did the words or the rule of the person', () => {
    const told = [passage('Kindness', 'She sat down beside me until my mother came.', { actor: 'other', rule: 0.9 })];
    const text = writePhilosophy(['Honesty', 'Courage', 'Kindness'], { told });
    expect(PHILOSOPHY_FRAMES.other.map((frame): string => frame.replace('{value}', 'kindness'))).toContain(
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

  it('names what was asked before a scene, and not before other words', () => {
    const about = { topic: 'leader-i-would-follow', actor: 'other' } as const;
    const told = (isScene?: true) => [passage('Honesty', 'She named the error.', { ...about, isScene })];
    expect(writePhilosophy(ORDER, { told: told(true) })).toContain('a leader you would follow again');
    expect(writePhilosophy(ORDER, { told: told() })).not.toContain('a leader you would follow again');
  });

  it('tells the story that no value stands on', () => {
    const story = { ...passage('', 'I declined in writing.', { topic: 'turning-point' }) };
    const text = writePhilosophy(ORDER, { told: TOLD, stories: [story], closings: [CLOSING] });
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
    const text = writePhilosophy(ORDER, { told: TOLD, closings: [CLOSING] });
    for (const value of ['family', 'humor', 'loyalty']) expect(text.toLowerCase()).toContain(value);
  });

  it('takes fewer words where there is no room for the whole scene, and stays within 200', () => {
    const long = (value: string) =>
      passage(value, `${'I walked up that hill and thought about it. '.repeat(6)}I came back ${value}.`, {
        isScene: true,
        shorter: [passage(value, `I came back ${value}.`)],
      });
    const text = writePhilosophy(ORDER, { told: ORDER.map(long), closings: [CLOSING] });
    expect(text.split(/\s+/u).length).toBeLessThanOrEqual(200);
    expect(text).toContain('“I came back Family.”');
  });

  it('says nothing in the same way twice', () => {
    const frames = outsideQuotes(writePhilosophy(ORDER, { told: TOLD, closings: [CLOSING] }))
      .split('“”')
      .map((frame) => frame.replaceAll(/honesty|courage|family|humor|loyalty/giu, '…').trim())
      .filter((frame) => frame !== '');
    expect(new Set(frames).size).toBe(frames.length);
  });

  it('stays within 200 words with the longest frames', () => {
    const scene = (value: string, topic: string) =>
      passage(value, 'word '.repeat(68).trim(), { isScene: true, topic, shorter: [passage(value, 'A short word.')] });
    const told = [scene('Honesty', 'done-differently'), scene('Courage', 'left-better'), scene('Humor', 'left-undone')];
    expect(writePhilosophy(ORDER, { told }).split(/\s+/u).length).toBeLessThanOrEqual(200);
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

  it.each(Object.entries(PHILOSOPHY_FRAMES))(
    'have several frames of the kind %s, each short and none twice',
    (_, frames) => {
      expect(frames.length).toBeGreaterThan(1);
      expect(new Set(frames).size).toBe(frames.length);
      for (const frame of frames) {
        expect(frame.split(' ').length).toBeLessThanOrEqual(15);
        expect(frame).not.toMatch(/^You put \{/u);
      }
    },
  );
});
