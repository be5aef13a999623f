import type { SurveyItem } from '@lf/contract/survey';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Reader } from '../reader/reader.ts';
import { ACTS, type Act, KINDS, type Reading, WAYS } from '../reader/reading.ts';
import { sentencesOf } from '../text/sentences.ts';
import { readTold } from '../told-answer.ts';
import { answerOf } from './told-answer-fixture.ts';
import { choosePassages } from './choose-passages.ts';

/** Scores that no training changes: every sentence tells the same, says how the person lives as listed, and can be understood alone if it does. */
const readerOf = (rules: Readonly<Record<string, number>> = {}): Reader => ({
  read: async (answer): Promise<Reading> => ({
    sentences: sentencesOf(answer).map((sentence) => ({
      ...sentence,
      telling: 0.8,
      values: new Float32Array(catalogue.length),
      side: 'lived',
      coping: new Float32Array(WAYS.length),
      rule: rules[sentence.quote] ?? 0.1,
      alone: (rules[sentence.quote] ?? 0) > 0.5 ? 0.9 : 0.1,
      clear: 0.9,
      fit: 0.8,
    })),
    acts: Object.fromEntries(ACTS.map((act) => [act, 0])) as Record<Act, number>,
    crisis: 0,
    match: new Float32Array(192),
    kinds: new Float32Array(KINDS.length),
  }),
});

async function chosen(items: readonly SurveyItem[], told: Readonly<Record<string, string>>, rules = {}) {
  const reader = readerOf(rules);
  const sentences = Object.entries(told).map(([value, quote]) => ({ value, quote }));
  return choosePassages(reader, Object.keys(told), sentences, await readTold(reader, items));
}

const itemOf = (answer: string, more: Partial<SurveyItem> = {}): SurveyItem => ({ question: 'Q', answer, ...more });
const further = (answer: string, topic: string): SurveyItem => itemOf(answer, { topic, follow_up: 'f0001' });
const MAUREEN = 'Sister Maureen Duffy ran the ward, and she was five foot nothing in her shoes.';
const BETWEEN = 'She stood between them and made him say sorry to me in front of everyone.';

const LEADER = 'leader-i-would-follow';

describe('a scene', () => {
  it('is told from its beginning to its end', async () => {
    const item = itemOf(`${MAUREEN} ${BETWEEN} I do the same now.`, { topic: LEADER });
    const { told } = await chosen([item], { Kindness: BETWEEN });
    expect(told).toMatchObject([{ text: item.answer, isScene: true, actor: 'other', values: ['Kindness'] }]);
  });

  it('begins after what was said to the interviewer', async () => {
    const { told } = await chosen([itemOf(`Good. Then I can say it. ${MAUREEN} ${BETWEEN}`)], { Kindness: BETWEEN });
    expect(told[0]?.text).toBe(`${MAUREEN} ${BETWEEN}`);
  });

  it('stands under every value that was told in it', async () => {
    const item = itemOf(`${MAUREEN} ${BETWEEN}`, { topic: LEADER });
    const { told } = await chosen([item], { Kindness: BETWEEN, Courage: MAUREEN });
    expect(told).toMatchObject([{ text: item.answer, values: ['Kindness', 'Courage'] }]);
  });

  it('is no quotation of an answer to a further question, which nobody has read', async () => {
    const { told } = await chosen([further(`${MAUREEN} ${BETWEEN}`, LEADER)], { Kindness: BETWEEN });
    expect(told).toEqual([]);
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

  it('shows it with what the person does since', async () => {
    const lied = 'I lied to my sister about the money for most of that year.';
    const now = 'Since then I say it on the same day.';
    const { told } = await chosen([itemOf(`${lied} ${now}`)], { Honesty: lied });
    expect(told[0]?.text).toBe(`${lied} ${now}`);
  });

  it('of a conflict shows how the person made up for it', async () => {
    const sorry = 'I phoned my sister the next day and said that I was wrong.';
    const item = itemOf(`I shouted at my sister about the money. ${sorry}`, { topic: 'conflict-not-proud-of' });
    for (const value of ['Accountability', 'Honesty'])
      expect((await chosen([item], { [value]: sorry })).told[0]?.text).toBe(item.answer);
    const flowers = 'I took my sister some flowers the next day and said sorry.';
    expect((await chosen([{ ...item, answer: flowers }], { Honesty: flowers })).told).toEqual([]);
    expect((await chosen([{ ...item, answer: flowers }], { Humility: flowers })).told).toHaveLength(1);
  });
});

describe('a painful answer', () => {
  const LIED = 'I lied to my sister about the money for most of that year.';
  const TOLD_HER = 'Then I went to my sister and told her that it was my mistake.';

  it('shows no value where a wrong was not made up for, also in a sentence before it', async () => {
    const before = 'My sister trusted me with the money of our parents for years.';
    const item = itemOf(`${before} ${LIED}`);
    expect((await chosen([item], { Trust: before })).told).toEqual([]);
    expect((await chosen([item], { Honesty: LIED })).told).toEqual([]);
    const shame = itemOf(`${before} I am still ashamed of it.`);
    expect((await chosen([shame], { Trust: before })).told).toEqual([]);
  });

  it('is told with a word on it where it was made up for', async () => {
    const { told } = await chosen([itemOf(`${LIED} ${TOLD_HER}`)], { Honesty: TOLD_HER });
    expect(told).toMatchObject([{ framed: 'mended', text: `${LIED} ${TOLD_HER}` }]);
  });

  it('gives way to another sentence that shows the value', async () => {
    const clear = 'I say it to their face before anybody else hears of it, and then I say it to the others.';
    const { told } = await chosen([itemOf(clear), itemOf(`${LIED} ${TOLD_HER}`)], { Honesty: clear });
    expect(told).toMatchObject([{ text: clear }]);
    expect(told[0]?.framed).toBeUndefined();
  });

  it('is not quoted at all where somebody close died', async () => {
    const plate = 'I still set the table for four and then I take the plate away.';
    const item = itemOf(`My daughter died when she was nine. ${plate}`);
    expect((await chosen([item], { Love: plate }, { [plate]: 0.95 })).told).toEqual([]);
  });

  it('is not quoted where it is very heavy, but for what the person does since', async () => {
    const reader = readerOf({ 'I check the guard of every press myself each morning now.': 0.9 });
    const heavy: Reader = {
      read: async (answer) => {
        const reading = await reader.read(answer);
        return { ...reading, acts: { ...reading.acts, heavy: 0.95 } };
      },
    };
    const list = 'The guard was on a list, and the list was on my desk for nine days.';
    const check = 'I check the guard of every press myself each morning now.';
    const answers = await readTold(heavy, [itemOf(`A man lost his hand at the press. ${list} ${check}`)]);
    const choose = async (value: string, quote: string) =>
      (await choosePassages(heavy, [value], [{ value, quote }], answers)).told.map(({ text }) => text);
    expect(await choose('Responsibility', list)).toEqual([]);
    expect(await choose('Protection', check)).toEqual([check]);
  });

  it('of which the reader says guilt and the words say nothing is not called a mistake', async () => {
    const reader = readerOf();
    const guilty: Reader = {
      read: async (answer) => {
        const reading = await reader.read(answer);
        return { ...reading, acts: { ...reading.acts, guilt: 0.95, heavy: 0.5 } };
      },
    };
    const book = 'I keep a book like his myself and read it on bad days.';
    const answers = await readTold(guilty, [itemOf(`My teacher wrote one line after each operation. ${book}`)]);
    const { told } = await choosePassages(guilty, ['Mentoring'], [{ value: 'Mentoring', quote: book }], answers);
    expect(told.map(({ framed }) => framed)).not.toContain('since');
    expect(told.map(({ framed }) => framed)).not.toContain('mended');
  });
});

describe('a sentence of a value that was missing', () => {
  const sided = (side: 'missed' | 'short'): Reader => ({
    read: async (answer) => {
      const reading = await readerOf().read(answer);
      return { ...reading, sentences: reading.sentences.map((one) => ({ ...one, side })) };
    },
  });
  const choose = async (side: 'missed' | 'short', answer: string) => {
    const answers = await readTold(sided(side), [itemOf(answer)]);
    return (await choosePassages(sided(side), ['Respect'], [{ value: 'Respect', quote: answer }], answers)).told;
  };

  it('is told with a word on it where somebody else did it', async () => {
    const theirs = 'My boss read the names out loud in front of the whole hall and laughed about them.';
    expect(await choose('missed', theirs)).toMatchObject([{ framed: 'missed' }]);
    expect(await choose('short', theirs)).toEqual([]);
  });

  it('is not told where it is a deed of the person', async () => {
    expect(await choose('missed', 'I read the names out loud in front of the whole hall.')).toEqual([]);
    expect(await choose('short', 'I read the names out loud in front of the whole hall.')).toEqual([]);
  });
});

describe('words of an answer to a further question', () => {
  const RULE = 'I ask the quiet reliable ones first, because they are the ones you miss.';

  it('stand alone where they say how the person lives', async () => {
    const { told } = await chosen(
      [further(`Oh, plenty. And ${RULE}`, LEADER)],
      { Care: `And ${RULE}` },
      { [`And ${RULE}`]: 0.9 },
    );
    expect(told).toMatchObject([{ text: RULE }]);
    expect(told[0]?.isScene).toBeUndefined();
  });

  it('know which answer they were asked about', async () => {
    const items = [itemOf(`${MAUREEN} ${BETWEEN}`, { topic: LEADER }), further(RULE, LEADER)];
    const { told } = await chosen(items, { Kindness: BETWEEN, Care: RULE }, { [RULE]: 0.9 });
    expect(told.map(({ follows }) => follows)).toEqual([undefined, 0]);
  });

  it('give way to another sentence or none where a stranger would not understand them', async () => {
    const { told } = await chosen([further('Then I stopped doing that.', LEADER)], {
      Care: 'Then I stopped doing that.',
    });
    expect(told).toEqual([]);
  });
});

it('a sentence that was written for a value stands as it was written', async () => {
  const { told } = await chosen([], { Honesty: 'I say it to their face.' });
  expect(told).toMatchObject([{ text: 'I say it to their face.', values: ['Honesty'] }]);
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
    const { stories } = await chosen([other, story], { Courage: LONG.trim() });
    expect(stories?.map(({ place }) => place?.answer)).not.toContain(0);
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
    const { closings } = await chosen([itemOf(roast), itemOf(RULE)], { Honesty: roast }, rules);
    expect(closings?.[0]?.text).toBe(RULE);
  });

  it('is no rule of somebody else', async () => {
    const { closings } = await chosen([itemOf(`${MAUREEN} ${THEIRS}`)], { Honesty: MAUREEN }, rules);
    expect(closings).toEqual([]);
  });

  it('is rather what they do today', async () => {
    const today = 'Every Friday I still ring the old customers, just to ask.';
    const { closings } = await chosen([itemOf(RULE), itemOf(today)], {}, { ...rules, [today]: 0.6 });
    expect(closings?.map(({ text }) => text)).toEqual([today, RULE]);
  });

  it('is nothing of a painful answer, and nothing that leans on what was said before', async () => {
    const items = [
      itemOf(`My mother died that spring. ${RULE}`),
      itemOf(`I lied to my sister about it. ${RULE}`),
      itemOf('And now I do the same for the young people in my team.'),
      itemOf('Even on Sundays you had to have something in your hands.'),
    ];
    const sure = Object.fromEntries(items.map(({ answer }) => [answer, 0.95]));
    expect((await chosen(items, {}, { ...rules, ...sure })).closings).toEqual([]);
  });
});

describe('answers in which every sentence shows every value', () => {
  /** How often a sentence may be read on average; without a bound it is hundreds of thousands of times. */
  const READS_MAX = 1_000;

  it.each([
    [3, 130, 'conflict-not-proud-of'],
    [3, 130, 'turning-point'],
    [15, 13, 'conflict-not-proud-of'],
    [15, 13, 'turning-point'],
  ])('are read a bounded number of times: %i of %i sentences on %s', async (count, length, topic) => {
    let reads = 0;
    const quotes = Array.from({ length }, (_, at) => `On day ${at} it was me who put the box on the cart.`);
    const told = answerOf(quotes);
    const sentences = told.reading.sentences.map(({ quote, ...sentence }) => ({
      ...sentence,
      alone: 0.9,
      values: new Float32Array(catalogue.length).fill(1),
      get quote() {
        reads += 1;
        if (reads > READS_MAX * length * count) throw new Error('sentences are read too often');
        return quote;
      },
    }));
    const answers = Array.from({ length: count }, (_, at) => ({
      ...told,
      item: { ...told.item, question: `Question ${at}`, topic },
      reading: { ...told.reading, sentences },
    }));
    const order = catalogue.slice(0, 10).map(({ name }) => name);
    await expect(choosePassages(readerOf(), order, [], answers)).resolves.toBeDefined();
  });
});
