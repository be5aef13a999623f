import { beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '@lf/ai/engines/embedded/embedded-engine';
import { catalogue } from '@lf/ai/engines/embedded/catalogue/catalogue';
import { TOPICS } from '@lf/ai/engines/embedded/interview/topics';
import { philosophyTexts, topicTexts, valueTexts } from '@lf/ai/engines/embedded/texts/authored-texts';
import { developmentInterviews } from './development.ts';
import { surveyOf } from './read-interviews.ts';
import { wholeResult } from './whole-result.ts';

/** Slow machines are allowed to be slow. */
const TIME_MS = 600_000;
/** All of them take a minute. */
const EVERY = 3;
const QUOTATION = /“([^”]*)”/gu;
/** How the sentences begin that name the value of the quotation before them. */
const NAMING = philosophyTexts('after').map((frame) => frame.slice(0, frame.indexOf('{')));

const plain = (text: string) =>
  text
    .replaceAll(/["“”‘’']/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();

/** What of a philosophy is ours, with the names of values and topics taken out. */
function framesOf(text: string): string[] {
  const names = [
    ...TOPICS.map(({ id }) => topicTexts(id, 'named')[0] ?? ''),
    ...catalogue.flatMap(({ name }) => [...valueTexts(name, 'care'), name.toLowerCase()]),
  ].toSorted((a, b) => b.length - a.length);
  const ours = names.reduce((left, name) => left.replaceAll(name, '…'), text.replaceAll(QUOTATION, '“”').toLowerCase());
  return ours.split('“”').map((frame) => frame.replaceAll(/…(?:(?:,| and) …)*/gu, '…').trim());
}

describe('the philosophies of development interviews', () => {
  const written: { readonly id: string; readonly text: string; readonly said: string }[] = [];
  beforeAll(async () => {
    const engine = createEmbeddedEngine();
    const some = developmentInterviews().filter((_, at) => at % EVERY === 0);
    for (const { id, answers } of some) {
      const survey = surveyOf(answers);
      const whole = await wholeResult(engine, survey);
      if (whole)
        written.push({ id, text: whole.philosophy, said: plain(survey.map(({ answer }) => answer).join('\n')) });
    }
  }, TIME_MS);

  it('quote verbatim, and nothing twice', () => {
    for (const { id, text, said } of written) {
      const pieces = [...text.matchAll(QUOTATION)].flatMap(([, quote = '']) => quote.split(' … '));
      for (const piece of pieces) expect(said, id).toContain(plain(piece).replace(/\.$/u, ''));
      expect(new Set(pieces).size, id).toBe(pieces.length);
    }
  });

  it('say nothing in the same way twice', () => {
    for (const { id, text } of written) {
      const frames = framesOf(text).filter((frame) => frame !== '');
      expect(new Set(frames).size, `${id}: ${frames.join(' | ')}`).toBe(frames.length);
    }
  });

  it('claim nothing without a quotation but which values were chosen and in which order', () => {
    for (const { id, text } of written) {
      const ours = text.replaceAll(QUOTATION, '“”').split(/(?<=[.”]) (?=[“\p{Lu}])/u);
      const bare = ours.filter((part) => !part.includes('“”') && !NAMING.some((start) => part.startsWith(start)));
      expect(bare.length, `${id}: ${bare.join(' | ')}`).toBeLessThanOrEqual(2);
    }
  });

  it('have at most 200 words', () => {
    for (const { id, text } of written) expect(text.split(/\s+/u).length, id).toBeLessThanOrEqual(200);
  });
});
