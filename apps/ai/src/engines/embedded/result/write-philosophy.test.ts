import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { philosophyTexts, valueTexts } from '../texts/authored-texts.ts';
import type { ToldPassage } from './passages.ts';
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

  it('tells what the person is not proud of only where there is room besides', () => {
    const scene = (value: string, topic: string) =>
      passage(value, `${topic} ${'word '.repeat(60).trim()}.`, { isScene: true, topic });
    const told = [scene('Honesty', 'conflict-not-proud-of'), scene('Humor', 'high-point'), scene('Family', 'a-risk')];
    const text = writePhilosophy(ORDER, { told });
    expect(text).toContain('“high-point');
    expect(text).toContain('“a-risk');
    expect(text).not.toContain('“conflict');
  });

  it('closes with the rule that was chosen for the end', () => {
    const text = writePhilosophy(ORDER, { told: TOLD, closing: CLOSING });
    expect(text).toMatch(/: “I never leave before the last one has left\.”$/u);
  });

  it('puts what was said of a scene, when asked further, right after it', () => {
    const scene = passage('Honesty', 'Old Brandt checked every scaffold himself.', {
      isScene: true,
      place: { answer: 3, from: 0, to: 2 },
    });
    const added = passage('Loyalty', 'If I would not stand on it, nobody stands on it.', { follows: 3, rule: 0.9 });
    const text = writePhilosophy(ORDER, { told: [scene, ...TOLD.slice(1, 3), added] });
    expect(text).toMatch(/himself\.” [^“]*loyalty[^“]*added[^“]*: “If I would not/u);
    expect(writePhilosophy(ORDER, { told: [...TOLD.slice(1, 3), added] })).not.toMatch(/added/u);
  });

  it('has room for two scenes, those of the most and highest values, and then for own words', () => {
    const scene = (values: readonly string[], name: string) => ({
      ...passage('', `${name} ${'word '.repeat(60).trim()}.`, { isScene: true }),
      values,
    });
    const told = [scene(['Honesty'], 'One'), scene(['Courage'], 'Two'), scene(['Humor', 'Loyalty', 'Family'], 'Three')];
    const text = writePhilosophy(ORDER, { told });
    expect(text).toContain('“One');
    expect(text).toContain('“Three');
    expect(text).not.toContain('“Two');
    expect(text).toContain('Also on your list: legacy.');
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

  it('names what was asked before a scene, and not before other words', () => {
    const about = { topic: 'leader-i-would-follow', actor: 'other' } as const;
    const told = (isScene?: true) => [passage('Honesty', 'She named the error.', { ...about, isScene })];
    expect(writePhilosophy(ORDER, { told: told(true) })).toContain('a leader you would follow again');
    expect(writePhilosophy(ORDER, { told: told() })).not.toContain('a leader you would follow again');
  });

  it('tells the story that no value stands on', () => {
    const story = { ...passage('', 'I declined in writing.', { topic: 'turning-point' }) };
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
    expect(text).toContain('Also on your list: loyalty and legacy.');
  });

  it('takes fewer words where there is no room for the whole scene, and stays within 200', () => {
    const long = (value: string) =>
      passage(value, `${'I walked up that hill and thought about it. '.repeat(6)}I came back ${value}.`, {
        isScene: true,
        shorter: [passage(value, `I came back ${value}.`)],
      });
    const text = writePhilosophy(ORDER, { told: ORDER.map(long), closing: CLOSING });
    expect(text.split(/\s+/u).length).toBeLessThanOrEqual(200);
    expect(text).toContain('“I came back Family.”');
  });

  it('says nothing in the same way twice', () => {
    const frames = outsideQuotes(writePhilosophy(ORDER, { told: TOLD, closing: CLOSING }))
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

  it.each(['opening', 'added', 'lived', 'rule', 'other', 'topic', 'story', 'story-topic', 'closing'])(
    'have several frames of the kind %s, each within twelve words',
    (kind) => {
      expect(philosophyTexts(kind).length).toBeGreaterThan(1);
      for (const frame of philosophyTexts(kind)) expect(frame.split(' ').length).toBeLessThanOrEqual(12);
    },
  );
});
