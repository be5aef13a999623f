import type { SurveyItem } from '@lf/contract/survey';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Reader } from '../reader/reader.ts';
import { ACTS, type Act, type Reading, WAYS } from '../reader/reading.ts';
import { sentencesOf } from '../text/sentences.ts';
import { readTold } from '../told-answer.ts';
import { choosePassages } from './choose-passages.ts';

const WALL = 'I built the churchyard wall on Saturdays, two winters long, forty meters of dry stone.';
const STANDS = 'No plaque, but two hundred years if the ivy is kept off by somebody.';
/** Sentences that the reader would not understand without those before them. */
const NOT_ALONE: ReadonlySet<string> = new Set([STANDS]);

/** Scores that no training changes: every sentence tells the same, but for those listed. */
const readerOf = (rules: Readonly<Record<string, number>> = {}): Reader => ({
  read: async (answer): Promise<Reading> => ({
    sentences: sentencesOf(answer).map((sentence) => ({
      ...sentence,
      telling: 0.8,
      values: new Float32Array(catalogue.length),
      side: 'lived',
      coping: new Float32Array(WAYS.length),
      rule: rules[sentence.quote] ?? 0.1,
      alone: NOT_ALONE.has(sentence.quote) ? 0.1 : 0.9,
    })),
    acts: Object.fromEntries(ACTS.map((act) => [act, 0])) as Record<Act, number>,
    crisis: 0,
    match: new Float32Array(192),
  }),
});

async function chosen(items: readonly SurveyItem[], told: Readonly<Record<string, string>>, rules = {}) {
  const reader = readerOf(rules);
  const sentences = Object.entries(told).map(([value, quote]) => ({ value, quote }));
  return choosePassages(reader, Object.keys(told), sentences, await readTold(reader, items));
}

const itemOf = (answer: string, more: Partial<SurveyItem> = {}): SurveyItem => ({ question: 'Q', answer, ...more });
const MAUREEN = 'Sister Maureen Duffy ran the ward, and she was five foot nothing in her shoes.';
const BETWEEN = 'She stood between them and made him say sorry to me in front of everyone.';

describe('a passage', () => {
  it('begins with the sentence that says who is spoken of', async () => {
    const { told } = await chosen([itemOf(`${MAUREEN} ${BETWEEN}`)], { Kindness: BETWEEN });
    expect(told[0]).toMatchObject({ text: `${MAUREEN} ${BETWEEN}`, actor: 'other', isOpen: false });
  });

  it('begins with a sentence that can be understood alone, as far as there is room', async () => {
    const { told } = await chosen([itemOf(`${WALL} ${STANDS}`)], { Legacy: STANDS });
    expect(told[0]?.text).toBe(`${WALL} ${STANDS}`);
    const long = `${'It rained and rained, '.repeat(12)}and the sand was wet.`;
    const { told: short } = await chosen([itemOf(`${WALL} ${long} ${STANDS}`)], { Legacy: STANDS });
    expect(short[0]?.text).toBe(STANDS);
  });

  it('leaves out what stands between, and says so', async () => {
    const between =
      'It was raining hard that week and the roof of the old corridor was leaking as it did every winter. ';
    const answer = `${MAUREEN} ${between.repeat(2)}${BETWEEN}`;
    const about = itemOf(answer, { topic: 'person-who-shaped-me' });
    expect((await chosen([about], { Kindness: BETWEEN })).told[0]?.text).toBe(`${MAUREEN} … ${BETWEEN}`);
    // Where the question asked for nobody, "she" may be somebody else.
    expect((await chosen([itemOf(answer)], { Kindness: BETWEEN })).told).toEqual([]);
  });

  it('does not stand under a value where nobody says who is meant', async () => {
    const { told } = await chosen([itemOf(BETWEEN)], { Kindness: BETWEEN });
    expect(told).toEqual([]);
  });

  it('does not begin in the middle of a sentence', async () => {
    const first =
      'The person I remember from the ward is the cleaner, a woman called Joy, who asked me every single morning';
    const later = 'and then actually stood still for the whole of the answer, however long it took me to give one.';
    const { told } = await chosen([itemOf(`${first} how I had slept and if I had eaten, ${later}`)], {
      Presence: later,
    });
    expect(told[0]?.text ?? first).toContain(first);
  });

  it('leaves out the conjunction it begins with', async () => {
    const sentence = 'And I ask the quiet reliable ones first, because they are the ones you miss.';
    const { told } = await chosen([itemOf(sentence)], { Care: sentence });
    expect(told[0]?.text).toBe('I ask the quiet reliable ones first, because they are the ones you miss.');
    const learned = 'That you own what you did, to the face of the person you did it to.';
    const { told: again } = await chosen([itemOf(learned)], { Integrity: learned });
    expect(again[0]?.text).toBe('You own what you did, to the face of the person you did it to.');
  });

  it('does not show a value that the person fell short of', async () => {
    const lied = 'I lied to my sister about the money for most of that year.';
    const item = itemOf(lied, { topic: 'conflict-not-proud-of' });
    expect((await chosen([item], { Honesty: lied })).told).toEqual([]);
    expect((await chosen([itemOf(lied)], { Honesty: lied })).told).toEqual([]);
    const walked = 'I walked out of the room and left my sister with the money.';
    expect((await chosen([{ ...item, answer: walked }], { Freedom: walked })).told).toEqual([]);
    expect((await chosen([itemOf(walked)], { Freedom: walked })).told).toHaveLength(1);
  });

  it('shows what the person does since, and how they made up for it', async () => {
    const now = 'Now I count to five in every meeting before I speak about money.';
    const sorry = 'I phoned my sister the next day and said that I was wrong.';
    const item = itemOf(`${sorry} ${now}`, { topic: 'conflict-not-proud-of' });
    expect((await chosen([item], { 'Self-Control': now })).told).toHaveLength(1);
    expect((await chosen([item], { Accountability: sorry })).told).toHaveLength(1);
    expect((await chosen([item], { Honesty: sorry })).told).toHaveLength(1);
    const flowers = 'I took my sister some flowers the next day and said sorry.';
    expect((await chosen([{ ...item, answer: flowers }], { Honesty: flowers })).told).toEqual([]);
    expect((await chosen([{ ...item, answer: flowers }], { Humility: flowers })).told).toHaveLength(1);
  });

  it('has the answer where it tells of a question', async () => {
    const asked = 'I asked my father once if he ever just trusted the survey of the county.';
    const { told } = await chosen([itemOf(`${asked} He said he trusted his knees.`)], { Trust: asked });
    expect(told[0]?.text).toBe(`${asked} He said he trusted his knees.`);
  });

  it('is not lengthened with a sentence about somebody who is not named', async () => {
    const burned = 'First week I burned forty croissants.';
    const { told } = await chosen([itemOf(`Well. ${burned} I waited that he shouts.`)], { Mastery: burned });
    expect(told[0]?.text).toBe(burned);
  });

  it('gives a very short sentence the one before it', async () => {
    const before = 'Two young lads were aboard and the wind was backing.';
    const { told } = await chosen([itemOf(`${before} I cut it.`)], { Courage: 'I cut it.' });
    expect(told[0]?.text).toBe(`${before} I cut it.`);
  });

  it('is never cut down to a sentence that points back', async () => {
    const first = 'I had believed in the rule book for twenty years and slept well on it.';
    const { told } = await chosen([itemOf(`${first} I left that behind.`)], {
      Tradition: first,
      Integrity: 'I left that behind.',
    });
    for (const { text } of told) expect(text).not.toBe('I left that behind.');
  });

  it('is one where two values stand on sentences beside each other', async () => {
    const before = 'Two young lads were aboard and the wind was backing.';
    const answer = itemOf(`${before} I cut it. I paid them for the trip.`);
    const { told } = await chosen([answer], { Courage: 'I cut it.', Generosity: 'I paid them for the trip.' });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ values: ['Courage', 'Generosity'], text: answer.answer });
  });

  it('holds a sentence that was written by hand as it is', async () => {
    const { told } = await chosen([], { Honesty: 'I say it to their face.' });
    expect(told[0]).toMatchObject({ text: 'I say it to their face.', values: ['Honesty'] });
  });
});

describe('the story that tells most', () => {
  const LONG = 'In the spring of that year I carried the books into court and we won the case for the whole street. ';
  const story = itemOf(LONG.repeat(4).trim(), { topic: 'turning-point' });
  const other = itemOf(`I greet people first. ${LONG}${LONG}`, { topic: 'high-point' });

  it('is told where no value stands on that answer', async () => {
    const { stories: [found] = [] } = await chosen([other, story], { Courtesy: 'I greet people first.' });
    expect(found).toMatchObject({ topic: 'turning-point', place: { answer: 1 } });
  });

  it('is not told twice', async () => {
    const { stories: [found] = [] } = await chosen([other, story], { Courage: LONG.trim() });
    expect(found?.place?.answer).not.toBe(0);
  });

  it('is no story of a death', async () => {
    const death = { ...story, answer: `${story.answer} My brother died that winter.` };
    expect((await chosen([death], { Honesty: 'I say it to their face.' })).stories).toEqual([]);
  });

  it('is nothing that the person is not proud of', async () => {
    const conflict = { ...story, topic: 'conflict-not-proud-of' };
    const { stories } = await chosen([conflict], { Honesty: 'I say it to their face.' });
    expect(stories).toEqual([]);
  });

  it('begins where a reader knows who is meant', async () => {
    const later =
      'She never raised her voice and she took ten of us home that night, one after the other, in the rain. ';
    const about = itemOf(`Good. ${later.repeat(3)}`.trim(), { topic: 'turning-point' });
    const { stories } = await chosen([about], { Honesty: 'I say it to their face.' });
    expect(stories).toEqual([]);
  });

  it('is never a cry for help or an answer that was passed over', async () => {
    const { stories: [found] = [] } = await chosen([{ ...story, skipped: true }], {
      Honesty: 'I say it to their face.',
    });
    expect(found).toBeUndefined();
  });
});

describe('the end', () => {
  const RULE = 'I never send somebody else to do the dirty work for me.';
  const THEIRS = 'She never sends somebody else to do the dirty work.';
  const rules = { [RULE]: 0.95, [THEIRS]: 0.99 };

  it('is what the person says most clearly of how they live, also where no value stands on it', async () => {
    const roast = 'We had a dog and a cat, and to this day nobody knows which of them ate the Sunday roast.';
    const { closing } = await chosen([itemOf(`${roast} ${RULE}`)], { Honesty: roast }, rules);
    expect(closing?.text).toBe(RULE);
  });

  it('is no rule of somebody else', async () => {
    const { closing } = await chosen([itemOf(`${MAUREEN} ${THEIRS}`)], { Honesty: MAUREEN }, rules);
    expect(closing).toBeUndefined();
  });
});
