import type { SurveyItem } from '@lf/contract/survey';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue/catalogue.ts';
import { askedAbout } from './asks-us.ts';
import { checkClaims } from './check-claims.ts';
import { chooseFollowUp } from './interview/choose-follow-up.ts';
import { composeQuestion } from './interview/next-question.ts';
import { nextTopic } from './interview/next-topic.ts';
import {
  BASE_TOPICS,
  CONFLICT,
  EARLIEST_MEMORY,
  HIGH_POINT,
  HOME,
  isHardTopic,
  LAUGHTER,
  LEADER,
  LOW_POINT,
  PEACE,
  PERSON,
} from './interview/topics.ts';
import { evidenceOf, proposeValues } from './proposals/propose-values.ts';
import { quotable } from './quotable.ts';
import { sideOf, type Reader } from './reader/reader.ts';
import { ACTS, type Act, KINDS, type Reading, type ReadSentence, SIDES, WAYS } from './reader/reading.ts';
import { chooseArchetype } from './result/choose-archetype.ts';
import { isCrisis } from './safety/crisis.ts';
import { sentencesOf } from './text/sentences.ts';
import { actTexts } from './texts/authored-texts.ts';
import { readTold } from './told-answer.ts';

/**
 * What the thresholds decide, with scores that no training changes: far above and far below each threshold. `npm run mutants` turns each of
 * them and expects a test here to fail.
 */

interface Scores {
  readonly acts?: Partial<Record<Act, number>>;
  readonly crisis?: number;
  readonly telling?: number;
  readonly values?: Readonly<Record<string, number>>;
  readonly coping?: number;
}

const MATCH_NOTHING = new Float32Array(192);
const NO_KINDS = new Float32Array(KINDS.length);

function readingOf(answer: string, { acts = {}, crisis = 0, telling = 0.8, values = {}, coping = 0 }: Scores): Reading {
  const sentences: ReadSentence[] = sentencesOf(answer).map((sentence) => ({
    ...sentence,
    telling,
    values: Float32Array.from(catalogue, ({ name }) => values[name] ?? 0),
    side: 'lived',
    coping: Float32Array.from(WAYS, (_, at) => (at === 0 ? coping : 0)),
    rule: 0,
    alone: 1,
    clear: 1,
    fit: 1,
  }));
  const all = Object.fromEntries(ACTS.map((act) => [act, acts[act] ?? 0])) as Record<Act, number>;
  return { sentences, acts: all, crisis, match: MATCH_NOTHING, kinds: NO_KINDS };
}

/** Gives every answer the same scores, or those listed for it. */
const readerOf = (scores: Scores | ((answer: string) => Scores)): Reader => ({
  read: async (answer) => readingOf(answer, typeof scores === 'function' ? scores(answer) : scores),
});

const STORY = 'My sister and I carried the old table down to the river and we sat there until it was dark.';
const itemOf = (answer: string, more: Partial<SurveyItem> = {}): SurveyItem => ({ question: 'Q', answer, ...more });
const told = (answer: string, scores: Scores) => readTold(readerOf(scores), [itemOf(answer)]);
const actOf = async (answer: string, scores: Scores) => (await told(answer, scores))[0]?.act;
const quotesOf = async (answer: string, scores: Scores) =>
  quotable(await told(answer, scores)).map(({ quote }) => quote);

describe('what an answer counts as', () => {
  it('is grief where two scores are sure of a loss, also where it is told as if it weighed little', async () => {
    const acts = { story: 0.9, grief: 0.9, heavy: 0.1 };
    expect(await actOf(STORY, { acts: { ...acts, loss: 0.9 } })).toBe('grief');
    expect(await actOf(STORY, { acts: { ...acts, loss: 0.5 } })).toBe('story');
  });

  it('is read with the question that it answers', async () => {
    const read: (string | undefined)[] = [];
    const reader: Reader = {
      read: async (answer, question) => {
        read.push(question);
        return readingOf(answer, {});
      },
    };
    await readTold(reader, [itemOf(STORY, { question: 'Where do you go for quiet?' })]);
    expect(new Set(read)).toEqual(new Set(['Where do you go for quiet?']));
  });

  it('is a story where no other score is high', async () => {
    expect(await actOf(STORY, { acts: { refusal: 0.2, grief: 0.2, guilt: 0.2, abstract: 0.2 } })).toBe('story');
  });

  it.each(['refusal', 'grief', 'guilt', 'abstract'] as const)('is %s where that score is near one', async (act) => {
    const heavy = act === 'abstract' ? 0.1 : 0.9;
    expect(await actOf(STORY, { acts: { [act]: 0.99, heavy, wrong: 0.7 } })).toBe(act);
  });

  it('is neither grief nor guilt where nothing is hard to tell', async () => {
    expect(await actOf(STORY, { acts: { guilt: 0.99, heavy: 0.05, wrong: 0.7 } })).toBe('story');
    expect(await actOf(STORY, { acts: { grief: 0.99, heavy: 0.05 } })).toBe('story');
  });

  it('is no guilt where the first words for it say that nobody did wrong', async () => {
    expect(await actOf(STORY, { acts: { guilt: 0.99, heavy: 0.9, wrong: 0.5 } })).toBe('story');
  });

  it('is no question to us where somebody repeats ours and answers it', async () => {
    const asking = { acts: { 'question-to-us': 0.95, story: 0.9 } };
    const answered = 'My care? To the people at work mostly, and to my mother, who is old now.';
    expect(await actOf(answered, asking)).toBe('story');
    expect(await actOf('My care?', asking)).toBe('question-to-us');
    expect(await actOf('My care? To the people in the store mostly, and to my mother, who is old.', asking)).toBe(
      'story',
    );
    expect(await actOf('Will my wife find out? It was her ring, and I sold it for the rent then.', asking)).toBe(
      'question-to-us',
    );
    expect(await actOf('Who reads this? My boss told all of us that nobody ever would read it.', asking)).toBe(
      'question-to-us',
    );
  });

  it('is a question to us where that score is high; without a question mark it must be higher, and higher than that of a refusal', async () => {
    const asked = async (answer: string, score: number, refusal = 0) =>
      actOf(answer, { acts: { 'question-to-us': score, refusal } });
    expect(await asked('Why do you ask me about the table that my sister had?', 0.5)).toBe('question-to-us');
    expect(await asked('is everybodys answer about their grandma or is it me', 0.5)).toBe('story');
    expect(await asked('is everybodys answer about their grandma or is it me', 0.9)).toBe('question-to-us');
    expect(await asked('You tell me what you would like to hear.', 0.8, 0.95)).toBe('refusal');
  });

  it.each([
    ['What would you have done?', 'question-to-us'],
    ['do you eat with your colleagues or are you alone in there', 'question-to-us'],
    ['I asked him, would you have done it?', 'story'],
    ['He said: “What would you have done?”', 'story'],
  ] as const)('is decided by the words where the last ones are: %s', async (last, act) => {
    expect(await actOf(`${STORY} ${STORY} ${last}`, { acts: { story: 0.9 } })).toBe(act);
  });

  it('is no question without its mark that nobody could answer', async () => {
    expect(await actOf(`Good morning, and thank you for asking. ${STORY}`, { acts: { 'question-to-us': 0.9 } })).toBe(
      'story',
    );
  });

  it('is no question without its mark, within something hard, that nobody could answer', async () => {
    const said = 'What do you say to that.';
    const reader = (heavy: number) =>
      readerOf((text) => ({ acts: text === said ? { 'question-to-us': 0.9 } : { story: 0.9, heavy } }));
    const actIn = async (answer: string, heavy: number) => (await readTold(reader(heavy), [itemOf(answer)]))[0]?.act;
    expect(await actIn(`${STORY} ${said}`, 0.9)).toBe('story');
    expect(await actIn(`${STORY} ${said}`, 0.1)).toBe('question-to-us');
  });

  it('is no question where somebody says what they would ask a friend', async () => {
    const asking = readerOf({ acts: { 'question-to-us': 0.9, story: 0.9 } });
    const answer = 'Just tell him, you muppet. What exactly do you think he is going to do?';
    const actTo = async (follow_up: string) => (await readTold(asking, [itemOf(answer, { follow_up })]))[0]?.act;
    expect(await actTo('f0636')).toBe('story');
    expect(await actTo('t124')).toBe('question-to-us');
  });

  it('is no question where it is told as what somebody said', async () => {
    const said = 'I said yes cos what else do you say.';
    const reader = readerOf((text) => ({ acts: text === said ? { 'question-to-us': 0.9 } : { story: 0.9 } }));
    const [one] = await readTold(reader, [itemOf(`${STORY} ${said} He ate my crusts.`)]);
    expect(one?.act).toBe('story');
    const asking = readerOf({ acts: { 'question-to-us': 0.9 } });
    const asked = 'It was fine I suppose. Someone told me a computer reads it, are you a robot';
    expect((await readTold(asking, [itemOf(asked)]))[0]?.act).toBe('question-to-us');
  });

  it('is no refusal where somebody says much in reply to a follow-up, unless in so many words', async () => {
    const reply = `Hmm. Not more exams please! I think something that is mine only. ${STORY} ${STORY}`;
    const acts = { acts: { refusal: 0.95, story: 0.9 } };
    const actIn = async (answer: string) =>
      (await readTold(readerOf(acts), [itemOf(answer, { follow_up: 't034' })]))[0]?.act;
    expect(await actIn(reply)).toBe('story');
    for (const refusing of [
      'I would rather not say.',
      'I can’t talk about this.',
      'I dont wanna talk about that, sorry.',
      'I won’t answer that.',
      'That is too personal for me.',
      'I’m not comfortable with that one.',
    ])
      expect(await actIn(`${refusing} ${STORY} ${STORY}`)).toBe('refusal');
  });

  it('is no refusal where somebody surely tells a story at length, unless in so many words', async () => {
    const actWith = (answer: string, story: number) => actOf(answer, { acts: { refusal: 0.97, story } });
    const long = `Not the wedding, the day after it. ${STORY} ${STORY}`;
    expect(await actWith(long, 0.999)).toBe('story');
    expect(await actWith(long, 0.5)).toBe('refusal');
    expect(await actWith(`I would rather not say. ${STORY} ${STORY}`, 0.999)).toBe('refusal');
    expect(await actWith('Some stories are not mine to tell, so I leave this one.', 0.999)).toBe('refusal');
  });

  it('is no refusal where one word answers', async () => {
    expect(await actOf('Talk.', { acts: { refusal: 0.9 } })).toBe('thin');
    expect(await actOf('Pass.', { acts: { refusal: 0.1 } })).toBe('refusal');
  });

  it('is no question to us where somebody goes on to answer it themselves', async () => {
    const asks = 'After the last one you ask me this?';
    const reader = readerOf((text) => ({ acts: text.includes(asks) ? { 'question-to-us': 0.9 } : { story: 0.9 } }));
    const found = async (answer: string) => (await readTold(reader, [itemOf(answer)]))[0]?.act;
    expect(await found(`${STORY} ${asks}`)).toBe('question-to-us');
    expect(await found(`${asks} ${STORY} We sat by the river. It was a long day. Then it rained.`)).toBe('story');
  });

  it('is a question to us where one stands within a story', async () => {
    const asksUs = 'Does a human read this, or only a machine?';
    const reader = readerOf((text) => ({ acts: text === asksUs ? { 'question-to-us': 0.9 } : { story: 0.9 } }));
    const found = async (answer: string) => (await readTold(reader, [itemOf(answer)]))[0]?.act;
    expect(await found(`${STORY} ${asksUs}`)).toBe('question-to-us');
    expect(await found(`${STORY} I asked him why. What did he know?`)).toBe('story');
    expect(await found(`${STORY} My sister said: “${asksUs}”`)).toBe('story');
  });

  it('hears no question in what somebody whispered, nor in who does something', async () => {
    for (const text of [
      'She sat on my bed that night. She whispered please don’t tell my mum.',
      'My wife is the only one who gets my jokes.',
      'We fought for a year over who gets my mother’s ring.',
    ])
      expect([text, await actOf(text, { acts: { story: 0.9 } })]).toEqual([text, 'story']);
    for (const text of [
      'We shared one umbrella. May I know who will be reading these answers?',
      'It was my fault then. Please don’t tell my son.',
    ])
      expect([text, await actOf(text, { acts: { story: 0.9, 'question-to-us': 0.6 } })]).toEqual([
        text,
        'question-to-us',
      ]);
  });

  it('does not hear a question about privacy in a story about the family', () => {
    for (const told of [
      'Did my dad ever see it? I don’t know.',
      'Will my kids ever find out what I gave up?',
      'I wrote twice. No answer about that.',
      'You see what I mean? haha ok. I wrote it in the WhatsApp group with the other one reading.',
    ])
      expect(askedAbout(told)).not.toContain('privacy');
    expect(askedAbout('Will my wife read this?')).toContain('privacy');
    expect(askedAbout('This is not read by my wife right?')).toContain('privacy');
  });

  it('hears a question about the interview without its mark', async () => {
    const asked = [
      'And what does any of this have to do with leadership, if I may ask',
      'I want to know what this is for before I go on.',
      'Do other people really come up with something here',
      'May I ask whether you retain what I said.',
      'Is it bad that the best moment had nobody in it.',
      'this thing better be private lol',
      'You didn’t say if it’s private though.',
    ];
    const reader = readerOf((text) => ({ acts: asked.includes(text) ? { 'question-to-us': 0.6 } : { story: 0.9 } }));
    for (const one of asked) {
      const [told] = await readTold(reader, [itemOf(`${STORY} ${one}`)]);
      expect(told?.act).toBe('question-to-us');
    }
    expect(asked.slice(1, 4).map((one) => askedAbout(one)[0])).toEqual(['why', 'others', 'privacy']);
  });

  it('is a question to us in a long answer only where we can answer it or it is put to us', async () => {
    const long = Array.from({ length: 4 }, () => STORY).join(' ');
    const reader = readerOf((text) => ({ acts: text.length < 60 ? { 'question-to-us': 0.9 } : { story: 0.9 } }));
    const found = async (answer: string) => (await readTold(reader, [itemOf(answer)]))[0]?.act;
    expect(await found(`${STORY} You want another one, smaller?`)).toBe('question-to-us');
    expect(await found(`${long} You want another one, smaller?`)).toBe('story');
    expect(await found(`${long} Do you want another one?`)).toBe('story');
    expect(await found(`${long} Do you have a boss?`)).toBe('question-to-us');
    expect(await found(`${long} do you have such days`)).toBe('question-to-us');
    expect(await found(`${long} He asked me "do you have such days"`)).toBe('story');
    expect(await found(`${long} Who reads my answers here?`)).toBe('question-to-us');
  });

  it('is a refusal where somebody asks to skip in their own words', async () => {
    const acts = { 'question-to-us': 0.1, refusal: 0.99 };
    expect(await actOf('That one I would rather not say. Skip can?', { acts })).toBe('refusal');
  });

  it('is decided with few readings, however many questions an answer has', async () => {
    let readings = 0;
    const reader: Reader = {
      read: async (answer) => {
        readings += 1;
        return readingOf(answer, { acts: { story: 0.9 } });
      },
    };
    await readTold(reader, [itemOf(Array.from({ length: 500 }, (_, n) => `And what was number ${n}?`).join(' '))]);
    expect(readings).toBeLessThan(10);
  });

  it('is grief where somebody close died, on a smaller score', async () => {
    const acts = { grief: 0.3, story: 0.9 };
    expect(await actOf(`Last spring, my father died. ${STORY}`, { acts })).toBe('grief');
    expect(await actOf(`Two years ago my mother passed, in Enugu. ${STORY}`, { acts })).toBe('grief');
    expect(await actOf(`My mother passed me the salt. ${STORY}`, { acts })).toBe('story');
    expect(await actOf(`The mayor of our town died. ${STORY}`, { acts })).toBe('story');
    expect(await actOf(`We lost Boston to the other team. ${STORY}`, { acts })).toBe('story');
    expect(await actOf(`We lost Tyler the next May. ${STORY}`, { acts: { grief: 0.6, story: 0.9, heavy: 0.5 } })).toBe(
      'grief',
    );
  });

  it('is grief at a lower score where somebody died', async () => {
    const acts = { grief: 0.5, heavy: 0.5 };
    expect(await actOf(`${STORY} My brother died in the spring.`, { acts })).toBe('grief');
    expect(await actOf(STORY, { acts })).toBe('story');
  });

  it('is no refusal when it is long, unless that is nearly certain', async () => {
    const long = `${STORY} ${STORY}`;
    expect(await actOf(long, { acts: { refusal: 0.75 } })).toBe('story');
    expect(await actOf(long, { acts: { refusal: 0.99 } })).toBe('refusal');
    expect(await actOf(STORY, { acts: { refusal: 0.75 } })).toBe('refusal');
  });
});

describe('what is said before the next question', () => {
  /** A whole interview so far: each answer with its scores, and whether it answered a question about the answer before. */
  const asked = async (
    ...answers: { said?: string; acts?: Scores['acts']; topic?: string; followUp?: string; question?: string }[]
  ) => {
    const items = answers.map(({ said = STORY, topic, followUp, question = 'Q' }, n) =>
      itemOf(`${said} Number ${n}.`, {
        question,
        topic: topic ?? `topic-${n}`,
        ...(followUp === undefined ? {} : { follow_up: followUp }),
      }),
    );
    const scores = new Map(items.map(({ answer }, n) => [answer, { acts: { story: 0.9, ...answers[n]?.acts } }]));
    const reader = readerOf((answer) => scores.get(answer) ?? {});
    return composeQuestion(await readTold(reader, items), 'seed');
  };
  const begins = (question: string | undefined, kind: string) =>
    actTexts(kind).some((text) => question?.startsWith(text) === true);
  const HEAVY = { acts: { heavy: 0.6 } };

  it('is thanks for a heavy answer, and nothing for a light one', async () => {
    expect(begins((await asked(HEAVY))?.next_question, 'heavy')).toBe(true);
    expect(begins((await asked({ acts: { heavy: 0.9, guilt: 0.9 } }))?.next_question, 'heavy')).toBe(true);
    expect(begins((await asked({}))?.next_question, 'heavy')).toBe(false);
  });

  it('is thanks for each heavy answer, in other words than before', async () => {
    expect(begins((await asked(HEAVY, HEAVY))?.next_question, 'heavy')).toBe(true);
    const [said = ''] = actTexts('heavy');
    const again = await asked(HEAVY, { question: `${said} Q`, followUp: 't124', ...HEAVY });
    expect(begins(again?.next_question, 'heavy')).toBe(true);
    expect(again?.next_question).not.toContain(said);
  });

  it('is one question that stays after a heavy answer, and then an easier topic', async () => {
    const staying = await asked({ ...HEAVY, topic: PERSON });
    expect(staying).toMatchObject({ follow_up: 't124', topic: PERSON });
    for (const acts of [HEAVY.acts, {}]) {
      const question = await asked({ ...HEAVY, topic: PERSON }, { topic: PERSON, followUp: 't124', acts });
      expect(question?.follow_up).toBeUndefined();
      expect(isHardTopic(question?.topic)).toBe(false);
      expect([HIGH_POINT, PERSON, LEADER, LAUGHTER]).not.toContain(question?.topic);
    }
  });

  it('is no question that stays where the story is rather a light one, or a good memory, or five were asked', async () => {
    const stays = async (...answers: Parameters<typeof asked>) => (await asked(...answers))?.follow_up === 't124';
    const heavy = (acts: Scores['acts'] = {}) => ({ topic: PERSON, acts: { heavy: 0.7, ...acts } });
    expect(await stays(heavy())).toBe(true);
    expect(await stays(heavy({ nothing: 0.2, fond: 0.4 }))).toBe(true);
    expect(await stays(heavy({ nothing: 0.4 }))).toBe(false);
    expect(await stays(heavy({ fond: 0.6 }))).toBe(false);
    const before = (count: number) => Array.from({ length: count }, () => ({ followUp: 'asked' }));
    expect(await stays(...before(4), heavy())).toBe(true);
    expect(await stays(...before(5), heavy())).toBe(false);
  });

  it('is a question about people who do not speak any more, with thanks, and nothing bright after it', async () => {
    const said = `${STORY} My brother and I have not spoken for nine years.`;
    for (const acts of [{ nothing: 0.99 }, { nothing: 0.99, abstract: 0.9, story: 0.1 }]) {
      const question = await asked({ said, topic: PERSON, acts });
      expect([question?.follow_up, begins(question?.next_question, 'heavy')]).toEqual(['t127', true]);
    }
    const again = await asked({}, { said, topic: PERSON, followUp: 't127' });
    expect(again?.follow_up).toBeUndefined();
    expect([HIGH_POINT, LEADER, LAUGHTER, CONFLICT]).not.toContain(again?.topic);
  });

  it('is no word on a refusal, nor on a wrong, where somebody says how something hard is for them', async () => {
    const says = async (said: string, acts: Scores['acts'], kind: string) =>
      begins((await asked(HEAVY, { said, followUp: 't126', acts }))?.next_question, kind);
    for (const said of ['Terrible. I do not like to think of it.', 'It never goes away, not even now.'])
      expect(await says(said, { refusal: 0.95 }, 'heavy')).toBe(true);
    const refused = await asked(HEAVY, {
      said: 'I would rather not say. Not here.',
      followUp: 't126',
      acts: { refusal: 0.95 },
    });
    expect(begins(refused?.next_question, 'heavy')).toBe(true);
    expect(refused?.next_question).toContain("We'll leave it there.");
    expect(await says('It was not my fault.', { guilt: 0.95, wrong: 0.95, heavy: 0.7 }, 'wrong')).toBe(false);
    expect(await says('It was all my fault.', { guilt: 0.95, wrong: 0.95, heavy: 0.7 }, 'wrong')).toBe(true);
  });

  it('is no word on a refusal where somebody declines an offer, and answers', async () => {
    const offered = { question: `${actTexts('offer')[0]} Where do you go?`, said: `No, enough of it. ${STORY}` };
    const refused = (question: string | undefined) => begins(question, 'refusal');
    expect(refused((await asked({}, { ...offered, acts: { refusal: 0.99 } }))?.next_question)).toBe(false);
    const declining = { ...offered, said: 'I would rather not talk about that one, sorry.', acts: { refusal: 0.99 } };
    expect(refused((await asked({}, declining))?.next_question)).toBe(true);
    const closing = { ...declining, said: 'That is not something I share with people here.' };
    expect(refused((await asked({}, { ...closing, acts: { refusal: 0.99, story: 0.1 } }))?.next_question)).toBe(true);
    expect(refused((await asked({}, { ...offered, question: 'Q', acts: { refusal: 0.99 } }))?.next_question)).toBe(
      true,
    );
  });

  it('is thanks for a death told in passing, however light the rest', async () => {
    const said = 'grandad died, he let me drive the tractor when i was six';
    expect(
      begins((await asked({ followUp: 'asked' }, { said, acts: { nothing: 0.99 } }))?.next_question, 'thanks'),
    ).toBe(true);
  });

  it('is no question that stays after a cry for help', async () => {
    const cry = { said: 'I want to kill myself.' };
    expect((await asked(cry, { topic: PERSON, acts: { heavy: 0.7 } }))?.follow_up).toBeUndefined();
  });

  it('is another question that stays where the last one asked how it is today', async () => {
    const stay = async (followUp: string) => (await asked({ topic: HOME, followUp, acts: { heavy: 0.7 } }))?.follow_up;
    expect(await stay('t014')).toBe('t126');
    expect(await stay('t016')).toBe('t124');
    const today = await asked({ said: `${STORY} I still get up at night.`, topic: HOME, acts: { heavy: 0.7 } });
    expect(today?.follow_up).toBe('t126');
  });

  it('is thanks for a death that is told in passing, and one question about who it was', async () => {
    const question = await asked({ said: `${STORY} My old coach. He died in 2017.`, acts: { heavy: 0.28 } });
    expect(begins(question?.next_question, 'heavy')).toBe(true);
    expect(question?.next_question).toMatch(/What would you want people to know about him\?$/u);
    const missed = await asked({ said: `${STORY} Passed away in 2019, I still miss him.`, acts: { heavy: 0.1 } });
    expect(missed?.next_question).toMatch(/^Thank you .*\n.*about him\?$/u);
    const unknown = await asked({ said: `${STORY} The old king died in 1936.`, acts: { heavy: 0.1 } });
    expect(unknown?.next_question).not.toMatch(/^Thank you/u);
  });

  it('is no question on what is left of a beating', async () => {
    const question = await asked({ said: `${STORY} My father gave me the belt for it.` });
    expect(question?.follow_up).toBeUndefined();
  });

  it.each([
    ['My father drank, and we kept quiet.', PERSON, HOME],
    ['My first boss gave me the keys.', LEADER, PERSON],
  ])('leads to nothing that would seem not to have listened to: %s', async (said, topic, tooNear) => {
    const others = BASE_TOPICS.filter(({ id }) => id !== tooNear && id !== topic && id !== EARLIEST_MEMORY);
    const [unasked, ...asked] = others.map(({ id }) => itemOf(STORY, { topic: id })).toReversed();
    const next = async (...first: SurveyItem[]) => {
      const items = [...asked, ...first];
      const last = itemOf(STORY, { topic: EARLIEST_MEMORY });
      return nextTopic(await readTold(readerOf({ acts: { story: 0.9 } }), [...items, last]), [], 'seed')?.id;
    };
    const open = new Set([topic, tooNear, unasked?.topic]);
    expect(open).toContain(await next());
    expect(await next(itemOf(said, { topic }))).not.toBe(tooNear);
    if (topic !== LEADER) expect(await next(itemOf(STORY, { topic }))).toBe(tooNear);
  });

  it('is nothing hard at the end, also where every light one of the first nine was asked', async () => {
    const light = BASE_TOPICS.filter(({ id }) => !isHardTopic(id));
    const hard = BASE_TOPICS.filter(({ id }) => isHardTopic(id)).slice(0, 8 - light.length);
    const items = [...hard, ...light].map(({ id }) => itemOf(STORY, { topic: id }));
    const next = nextTopic(await readTold(readerOf({ acts: { story: 0.9 } }), items), [], 'seed');
    expect(items).toHaveLength(8);
    expect(next).toBeDefined();
    expect(isHardTopic(next?.id)).toBe(false);
  });

  it('is no conflict where a wrong was just told, however lightly', async () => {
    const SHOUTED = 'With the tiler I was not as good, I shouted at him before his boys.';
    const others = BASE_TOPICS.filter(({ id }) => id !== CONFLICT && id !== EARLIEST_MEMORY);
    const next = async (acts: Scores['acts'] = {}, before = 5) => {
      const items = [
        ...others.slice(0, before).map(({ id }) => itemOf(STORY, { topic: id })),
        itemOf(SHOUTED, { topic: EARLIEST_MEMORY }),
      ];
      const reader = readerOf((answer) => ({ acts: { story: 0.9, ...(answer === SHOUTED ? acts : {}) } }));
      return nextTopic(await readTold(reader, items), [], 'seed')?.id;
    };
    expect(await next()).toBe(CONFLICT);
    expect(await next({ guilt: 0.7, wrong: 0.1 })).toBe(CONFLICT);
    // What may be wrong or hard puts it off, as long as there is time for it.
    expect(await next({ guilt: 0.7, wrong: 0.2 })).not.toBe(CONFLICT);
    expect(await next({ guilt: 0.7, wrong: 0.2 }, 6)).toBe(CONFLICT);
    expect(await next({ guilt: 0.55, wrong: 0.6, heavy: 0.02 })).not.toBe(CONFLICT);
  });

  it.each([
    ['wrong', 0.3],
    ['hard', 0.95],
    ['hurt', 0.95],
  ] as const)('is what fits an answer that is mainly %s, where the reader is certain', async (kind, heavy) => {
    expect(begins((await asked({ acts: { [kind]: 0.9, heavy } }))?.next_question, kind)).toBe(true);
    const uncertain = await asked({ acts: { [kind]: 0.6, heavy } });
    expect(begins(uncertain?.next_question, kind)).toBe(false);
    const lighter = await asked({ acts: { [kind]: 0.9, nothing: 0.95, heavy } });
    expect(begins(lighter?.next_question, kind)).toBe(false);
  });

  it.each(['hard', 'hurt'] as const)('is thanks, not sympathy, where it may not be so %s', async (kind) => {
    for (const acts of [
      { [kind]: 0.9, heavy: 0.7 },
      { [kind]: 0.9, heavy: 0.95, nothing: 0.05 },
    ]) {
      const { next_question } = (await asked({ acts })) ?? {};
      expect(begins(next_question, kind)).toBe(false);
      expect(begins(next_question, 'heavy')).toBe(true);
    }
  });

  it('leads to an easier topic after what may be hard, also where no sympathy is said', async () => {
    const hurt = await asked({ topic: PERSON, followUp: 't124', acts: { hurt: 0.9, heavy: 0.4 } });
    expect(hurt?.follow_up).toBeUndefined();
    expect([HIGH_POINT, LEADER, LAUGHTER]).not.toContain(hurt?.topic);
  });

  it('is a condolence for whoever blames themselves and mourns', async () => {
    const said = `${STORY} Mrs. Hale died in 2023, and I never took the words back.`;
    const blamed = { guilt: 0.9, wrong: 0.95, heavy: 0.95 };
    expect(begins((await asked({ said, acts: { ...blamed, grief: 0.8 } }))?.next_question, 'loss')).toBe(true);
    expect(begins((await asked({ said, acts: blamed }))?.next_question, 'loss')).toBe(false);
  });

  it('is a condolence before the question about somebody close, also where the last answer was thanked for', async () => {
    const question = `${actTexts('thanks')[0]} Q`;
    const said = `${STORY} My father died when I was nine.`;
    const next = await asked({}, { said, question, acts: { fond: 0.9, heavy: 0.1 } });
    expect(next?.next_question).toMatch(/about your father\?$/u);
    expect(begins(next?.next_question, 'loss')).toBe(true);
  });

  it('answers no question where words to somebody were asked for', async () => {
    const reply = { said: 'How are you, little one?', acts: { 'question-to-us': 0.95, story: 0.9 } };
    const answered = actTexts('question-to-us-other');
    const isAnswered = async (followUp: string) => {
      const question = (await asked({}, { ...reply, followUp }))?.next_question ?? '';
      return answered.some((text) => question.includes(text));
    };
    expect([await isAnswered('t006'), await isAnswered('k042')]).toEqual([true, false]);
  });

  it('is thanks for what somebody says about a wrong of theirs', async () => {
    const next = await asked({}, { followUp: 'f0636', acts: { abstract: 0.9, story: 0.1 } });
    expect(begins(next?.next_question, 'heavy')).toBe(true);
  });

  it('is thanks before another subject for what may be hard or wrong, and for what is light that it was heard', async () => {
    const next = async (acts: Scores['acts'], question = 'When?', followUp = 'asked') =>
      (await asked({}, { followUp, question, acts }))?.next_question;
    for (const acts of [
      { story: 0.9, heavy: 0.2 },
      { story: 0.9, wrong: 0.2 },
      { story: 0.9, loss: 0.2 },
      { abstract: 0.9, heavy: 0.2 },
    ])
      for (const question of ['When?', 'Thank you for that. When?'])
        expect(begins(await next(acts, question), 'thanks')).toBe(true);
    expect(await next({ story: 0.9, heavy: 0.2 }, 'Thank you for that. When?')).not.toContain('Thank you for that.');
    // Nothing is said twice as long as there is something else to say.
    const allThanks = actTexts('thanks').map((text) => ({ question: `${text} Q`, followUp: 'asked' }));
    const light = async (acts: Scores['acts'], followUp?: string) =>
      (await asked(...allThanks, { acts, ...(followUp === undefined ? {} : { followUp }) }))?.next_question;
    expect(begins(await light({ story: 0.9, heavy: 0.1 }, 'asked'), 'thought')).toBe(true);
    expect(begins(await light({ story: 0.9, heavy: 0.1 }), 'scene')).toBe(true);
    expect(begins(await light({ story: 0.9, heavy: 0.2 }, 'asked'), 'thanks')).toBe(true);
    // A question about the same needs none, unless it may be hard.
    const staying = (heavy: number, question = 'When?') =>
      asked({ topic: PERSON, question, acts: { story: 0.9, heavy } });
    expect([(await staying(0.1))?.follow_up, (await staying(0.3))?.follow_up]).not.toContain(undefined);
    expect(begins((await staying(0.1))?.next_question, 'thanks')).toBe(false);
    expect(begins((await staying(0.3))?.next_question, 'thanks')).toBe(true);
    expect(begins((await staying(0.2, 'Thank you for that. When?'))?.next_question, 'thanks')).toBe(false);
    expect(begins((await staying(0.3, 'Thank you for that. When?'))?.next_question, 'thanks')).toBe(true);
  });

  it('is thanks soon after something painful, also for what is light', async () => {
    const light = { acts: { story: 0.9, heavy: 0.1 }, followUp: 'asked' };
    const allThanks = actTexts('thanks').map((text) => ({ question: `${text} Q`, followUp: 'asked' }));
    const after = async (...last: Parameters<typeof asked>) => (await asked(...allThanks, ...last))?.next_question;
    expect(begins(await after(light, light, light), 'thought')).toBe(true);
    expect(begins(await after(HEAVY, light, light), 'thanks')).toBe(true);
    expect(begins(await after(HEAVY, light, light, light), 'thought')).toBe(true);
  });

  it('is no thanks to whoever is tired of them, also for what is hard', async () => {
    const tired = { said: 'You thank me a lot. Baz, at the parts counter.', followUp: 'asked' };
    expect(begins((await asked({}, tired))?.next_question, 'complaint')).toBe(true);
    const dim = { followUp: 'asked', acts: { heavy: 0.2 } };
    expect(begins((await asked({}, dim))?.next_question, 'thanks')).toBe(true);
    expect(begins((await asked(tired, dim))?.next_question, 'thought')).toBe(true);
    expect(begins((await asked(tired, { followUp: 't124', ...HEAVY }))?.next_question, 'unthanked')).toBe(true);
    const loss = (await asked(tired, { said: 'My father died in May.', acts: { grief: 0.9, heavy: 0.9 } }))
      ?.next_question;
    expect(loss).toMatch(/^I['’]m (?:so )?sorry(?: to hear that)?\.\s(?!Thank)/u);
    const atEnd = { said: `${STORY} you say thank you a lot by the way`, followUp: 'asked' };
    expect((await asked(atEnd, HEAVY))?.next_question).not.toContain('Thank');
    const confessed = {
      said: 'I lied to her for a year, and I am ashamed of it.',
      acts: { guilt: 0.9, wrong: 0.9, heavy: 0.9 },
    };
    expect(begins((await asked(tired, confessed))?.next_question, 'unthanked-wrong')).toBe(true);
    // Nobody is tired of them who tells that others thank them.
    for (const told of ['“Don’t thank me, do it for the next one.”', '“You thank me every time,” I tell her.'])
      expect(begins((await asked({ said: `${STORY} ${told}`, followUp: 'asked' }))?.next_question, 'complaint')).toBe(
        false,
      );
  });

  it('is nothing about a wrong where the reader is not nearly certain, and where something good was asked for, certain', async () => {
    expect(begins((await asked({ acts: { wrong: 0.75, heavy: 0.3 } }))?.next_question, 'wrong')).toBe(false);
    const good = (wrong: number) => asked({ topic: HIGH_POINT, acts: { wrong, guilt: 0.95, heavy: 0.3 } });
    expect(begins((await good(0.82))?.next_question, 'wrong')).toBe(false);
    expect(begins((await good(0.9))?.next_question, 'wrong')).toBe(true);
  });

  it('is nothing on what took courage', async () => {
    const { next_question } = (await asked({ acts: { brave: 0.95, heavy: 0.3 } })) ?? {};
    expect(next_question).toBe((await asked({ acts: { nothing: 0.95, heavy: 0.3 } }))?.next_question);
  });

  it('leads to an easier topic after a very heavy answer, also where other words fit it', async () => {
    for (const kind of ['brave', 'fond'])
      for (const topic of ['topic-1', PERSON]) {
        const question = await asked({ topic, followUp: 't124', acts: { [kind]: 0.9, heavy: 0.9 } });
        expect(question?.follow_up).toBeUndefined();
        expect(isHardTopic(question?.topic)).toBe(false);
        expect([HIGH_POINT, PERSON, LEADER, LAUGHTER]).not.toContain(question?.topic);
      }
  });

  it('is also said on something painful after a light word', async () => {
    const fond = { acts: { fond: 0.9 } };
    expect(begins((await asked(fond, { acts: { hurt: 0.9, heavy: 0.95 } }))?.next_question, 'hurt')).toBe(true);
  });

  it('offers in fewer words to say more where something may be painful, each text once, and keeps the other offers for what is', async () => {
    const offers = (question: string | undefined) => actTexts('brief-offer').filter((text) => question?.includes(text));
    const [one = '', other = ''] = actTexts('brief-offer');
    const MAYBE = { followUp: 'asked', acts: { heavy: 0.3 } };
    expect(offers((await asked(MAYBE))?.next_question)).toEqual([one]);
    expect(offers((await asked({ question: one, ...MAYBE }))?.next_question)).toEqual([]);
    expect(offers((await asked({ question: one }, MAYBE))?.next_question)).toEqual([other]);
    expect(offers((await asked({ followUp: 'asked' }))?.next_question)).toEqual([]);
    expect(offers((await asked({ ...MAYBE, said: `${STORY} I would rather leave it there.` }))?.next_question)).toEqual(
      [],
    );
    const painful = (await asked({ ...HEAVY, followUp: 't126' }))?.next_question;
    expect(actTexts('offer').some((text) => painful?.includes(text))).toBe(true);
    expect(offers(painful)).toEqual([]);
  });

  it('offers twice to stay before another subject after something painful, and does not condole twice', async () => {
    const isOffered = (question: string | undefined) => actTexts('offer').some((text) => question?.includes(text));
    const LOSS = { said: 'We lost our baby in May, and it was hard.', acts: { grief: 0.9, heavy: 0.9 } };
    const first = await asked(LOSS);
    expect(begins(first?.next_question, 'loss')).toBe(true);
    expect(isOffered(first?.next_question)).toBe(false);
    const more = { ...LOSS, question: first?.next_question ?? '', followUp: 't124' };
    const second = await asked(LOSS, more);
    expect(begins(second?.next_question, 'sad')).toBe(true);
    expect(isOffered(second?.next_question)).toBe(true);
    const [one = '', other = ''] = actTexts('offer');
    const offered = (text: string) => ({ question: text, followUp: 't126', ...HEAVY });
    expect((await asked(offered(one)))?.next_question).toContain(other);
    expect(isOffered((await asked(offered(one), offered(other)))?.next_question)).toBe(false);
    const closed = await asked({ said: `${STORY} I would rather leave it there.`, ...HEAVY });
    expect(isOffered(closed?.next_question)).toBe(false);
    expect(isOffered((await asked({ followUp: 'asked' }))?.next_question)).toBe(false);
  });

  it('is no hard topic at the end', async () => {
    const light = Array.from({ length: 8 }, (_, n) => itemOf(STORY, { topic: `topic-${n}` }));
    const topicAfter = async (count: number) =>
      nextTopic(await readTold(readerOf({ acts: { story: 0.9 } }), light.slice(0, count)), [], 'seed');
    expect(isHardTopic((await topicAfter(7))?.id)).toBe(true);
    expect(isHardTopic((await topicAfter(8))?.id)).toBe(false);
  });

  it('is thanks for anything painful, and for nothing else', async () => {
    const painful = await asked({ said: STORY, acts: { heavy: 0.58 } });
    expect(begins(painful?.next_question, 'heavy')).toBe(true);
    const light = await asked({ said: STORY, acts: { heavy: 0.3 } });
    expect(begins(light?.next_question, 'heavy')).toBe(false);
  });

  it('is thanks for what is hard in general, which nobody is asked an example of', async () => {
    const said =
      'At night, since the earthquake, I listen to the building. My wife does as well, we just never say it.';
    const hard = await asked({ said, acts: { story: 0.2, abstract: 0.9, heavy: 0.8 } });
    expect([begins(hard?.next_question, 'heavy'), hard?.follow_up]).toEqual([true, 't124']);
    const light = await asked({ said, acts: { story: 0.2, abstract: 0.9 } });
    expect(light?.follow_up).toBe('one-time');
    const ofPlace = await asked({ said, topic: PEACE, acts: { story: 0.2, abstract: 0.9 } });
    expect(ofPlace?.follow_up).not.toBe('one-time');
  });

  it('is thanks where somebody tells lightly that they were beaten at home', async () => {
    const said = 'I took my brother’s skates out on the ice and it broke. Father gave me the belt. I was eight.';
    const beaten = await asked({ topic: HOME, said, acts: { nothing: 0.9 } });
    expect(begins(beaten?.next_question, 'heavy')).toBe(true);
    const light = await asked({ topic: HOME, said, acts: { nothing: 0.99 } });
    expect(begins(light?.next_question, 'heavy')).toBe(false);
    const elsewhere = await asked({ topic: HIGH_POINT, said, acts: { nothing: 0.9 } });
    expect(begins(elsewhere?.next_question, 'heavy')).toBe(false);
  });

  it('is a condolence for a loss, also in a fond memory of somebody who is mourned, and none twice in a row', async () => {
    const grief = { acts: { grief: 0.9, heavy: 0.9 } };
    const close = { said: `${STORY} My father died in the spring.`, ...grief };
    expect(begins((await asked(close))?.next_question, 'loss')).toBe(true);
    const condoled = { ...close, question: `${actTexts('loss')[0]} Q` };
    expect(begins((await asked(close, condoled))?.next_question, 'sad')).toBe(true);
    expect(begins((await asked(grief))?.next_question, 'sad')).toBe(true);
    expect(begins((await asked({ acts: { ...grief.acts, loss: 0.9 } }))?.next_question, 'loss')).toBe(true);
    const fond = { grief: 0.9, heavy: 0.9, fond: 0.9 };
    const nan = await asked({ said: `${STORY} My nan died when I was nine.`, acts: fond });
    expect(begins(nan?.next_question, 'loss')).toBe(true);
    // Where no death is told, nobody may have died.
    expect(begins((await asked({ topic: PERSON, acts: fond }))?.next_question, 'sad')).toBe(true);
    const mourned = await asked({ said: `${STORY} My nan died when I was nine.`, acts: { ...fond, loss: 0.5 } });
    expect(begins(mourned?.next_question, 'loss')).toBe(true);
    const father = await asked({ said: `${STORY} My father died when I was nine.`, acts: fond });
    expect(begins(father?.next_question, 'thanks')).toBe(false);
  });

  it('is no condolence for a happy memory, where something good was asked for', async () => {
    const misread = { grief: 0.9, heavy: 0.9, loss: 0.9, hard: 0.85 };
    const good = await asked({ topic: HIGH_POINT, acts: misread });
    expect(begins(good?.next_question, 'loss')).toBe(false);
    const happy = await asked({ topic: HIGH_POINT, acts: { hard: 0.9, heavy: 0.9 } });
    expect(begins(happy?.next_question, 'hard')).toBe(false);
    const first = await asked({ topic: EARLIEST_MEMORY, acts: { hurt: 0.9, heavy: 0.9 } });
    expect(begins(first?.next_question, 'hurt')).toBe(true);
    const told = await asked({ topic: HIGH_POINT, said: `${STORY} He died that winter.`, acts: misread });
    expect(begins(told?.next_question, 'loss')).toBe(true);
  });

  it('says that a program reads where somebody asks whether a human does', async () => {
    const said = 'Does a human read this, or is it only a machine?';
    const { next_question: question = '' } = (await asked({ said, acts: { 'question-to-us': 0.9 } })) ?? {};
    expect(actTexts('question-to-us-who').some((text) => question.includes(text))).toBe(true);
  });

  it('is an answer to each of two questions', async () => {
    const said = 'Why do you want to know this? And where are the answers stored, who reads them?';
    const { next_question: question = '' } = (await asked({ said, acts: { 'question-to-us': 0.9 } })) ?? {};
    expect(actTexts('question-to-us-privacy').some((text) => question.includes(text))).toBe(true);
    expect(actTexts('question-to-us-why').some((text) => question.includes(text))).toBe(true);
  });
});

describe('a short answer to a follow-up', () => {
  it('is no refusal because it begins with “not really”', async () => {
    const acts = { refusal: 0.6, thin: 0.9 };
    const said = 'Not really. Maybe that I can sleep anywhere, my wife will tell you.';
    const [answered] = await readTold(readerOf({ acts }), [itemOf(said, { follow_up: 't004' })]);
    expect(answered?.act).not.toBe('refusal');
    const [declined] = await readTold(readerOf({ acts }), [itemOf('Not really, no.', { follow_up: 't004' })]);
    expect(declined?.act).toBe('refusal');
  });
});

describe('a cry for help', () => {
  it('gets one line that names help, and no solemn word, where the score is low', async () => {
    const question = async (answer: string, crisis: number, topic = PERSON) =>
      composeQuestion(await readTold(readerOf({ crisis, acts: { story: 0.9 } }), [itemOf(answer, { topic })]), 'seed');
    const begins = (text = '') => actTexts('crisis').some((words) => text.startsWith(words));
    const unsure = await question(STORY, 0.01);
    expect([unsure?.safety?.unsure, begins(unsure?.next_question)]).toEqual([true, false]);
    const sure = await question(STORY, 0.9);
    expect([sure?.safety?.unsure, begins(sure?.next_question)]).toEqual([undefined, true]);
    const plain = ['I just want to die.', 'I w4nt to k1ll mys3lf.', `${STORY} `.repeat(20)];
    for (const answer of plain) expect((await question(answer, 0.01))?.safety?.unsure).toBeUndefined();
    expect(unsure?.safety?.resources).toEqual(sure?.safety?.resources);
    // Asked for their childhood people tell of cuts and beatings.
    const asChild = `I was nine. ${STORY}`;
    for (const topic of [HOME, EARLIEST_MEMORY])
      expect((await question(asChild, 0.3, topic))?.safety?.unsure).toBe(true);
    expect((await question(asChild, 0.95, HOME))?.safety?.unsure).toBeUndefined();
    expect((await question(asChild, 0.3))?.safety?.unsure).toBeUndefined();
    for (const said of [STORY, `I took about ten. ${STORY}`, `${asChild} Some nights I hope I do not wake up.`])
      expect((await question(said, 0.3, HOME))?.safety?.unsure).toBeUndefined();
  });

  it('is not repeated to whoever wonders about it, unless they are surely in danger', async () => {
    const WONDERS = 'What are the helpline numbers for? I sat in the car.';
    const safety = async (crisis: number) => {
      const reader = readerOf((answer) => ({ crisis: answer === WONDERS ? crisis : 0.002, acts: { story: 0.9 } }));
      return composeQuestion(await readTold(reader, [itemOf(STORY), itemOf(WONDERS)]), 'seed')?.safety;
    };
    expect(await safety(0.5)).toBeUndefined();
    expect(await safety(0.95)).toBeDefined();
  });

  it('is none where somebody would say it to a friend, and the score is low', async () => {
    const act = async (crisis: number, follow_up: string, said = STORY) =>
      (await readTold(readerOf({ crisis, acts: { story: 0.9 } }), [itemOf(said, { follow_up })]))[0]?.act;
    expect(await act(0.01, 'f0636')).not.toBe('crisis');
    expect(await act(0.01, 't004')).toBe('crisis');
    expect(await act(0.5, 'f0636')).toBe('crisis');
    expect(await act(0.01, 'f0636', `${STORY} `.repeat(20))).toBe('crisis');
  });

  it('that got only the line is none the less met with words on what was told, and spares hard topics when it comes twice', async () => {
    const reader = readerOf({ crisis: 0.01, acts: { story: 0.9, heavy: 0.9 } });
    const said = (text = '', kind = 'heavy') => actTexts(kind).some((words) => text.startsWith(words));
    const hinted = itemOf('I have sorted all my papers, so that nobody has any work with them when it is time.');
    const bereaved = itemOf(`${hinted.answer} My sister died last spring.`);
    const after = async (...items: SurveyItem[]) => composeQuestion(await readTold(reader, items), 'seed');
    expect(said((await after(hinted))?.next_question)).toBe(true);
    expect(said((await after(bereaved))?.next_question, 'loss')).toBe(true);
    const calm = await readTold(readerOf({ acts: { story: 0.9 } }), [itemOf(STORY, { topic: HOME })]);
    const hinting = await readTold(reader, [hinted, bereaved]);
    const next = Array.from({ length: 20 }, (_, n) => nextTopic([...hinting, ...calm], [], `seed ${n}`)?.weight);
    expect(new Set(next)).toEqual(new Set(['light']));
  });

  it('is detected from a low score on, and not at none', async () => {
    expect(await isCrisis(STORY, readerOf({ crisis: 0.02 }))).toBe(true);
    expect(await isCrisis(STORY, readerOf({ crisis: 0.0001 }))).toBe(false);
  });

  it('is no cry for help where every sentence names what somebody values, unless the danger is plain', async () => {
    const cries = (answer: string, crisis: number) =>
      isCrisis(
        answer,
        readerOf(() => ({ crisis })),
      );
    const named = 'I need humor to get through a day like that.';
    expect(await cries(named, 0.02)).toBe(false);
    expect(await cries(named, 0.2)).toBe(true);
    expect(await cries(`${named} Then I sat in the car for an hour.`, 0.02)).toBe(true);
  });

  it('is detected where the letters are masked', async () => {
    const reader = readerOf((answer) => ({ crisis: answer.includes('kill') ? 1 : 0 }));
    expect(await isCrisis('I will k.i.l.l m.y.s.e.l.f', reader)).toBe(true);
  });

  it('is detected in another language, where ordinary sentences are not', async () => {
    const reader = readerOf({});
    expect(await isCrisis('Ich will nicht mehr leben', reader)).toBe(true);
    expect(await isCrisis('Wir haben gestern im Garten gesessen und Kuchen gegessen.', reader)).toBe(false);
  });

  it('is never quoted', async () => {
    expect(await quotesOf(STORY, { crisis: 0 })).toEqual([STORY]);
    expect(await quotesOf(STORY, { crisis: 1 })).toEqual([]);
  });
});

describe('what may be quoted', () => {
  it('is a sentence that tells something', async () => {
    expect(await quotesOf(STORY, { telling: 0.8 })).toEqual([STORY]);
    expect(await quotesOf(STORY, { telling: 0.1 })).toEqual([]);
  });

  it('is no sentence of two words', async () => {
    expect(await quotesOf(`${STORY} We laughed.`, { telling: 0.8 })).toEqual([STORY]);
  });

  it('is no sentence that fills a page', async () => {
    const page = `We ${'sat by the river and '.repeat(40)}went home.`.replaceAll(' and', '');
    expect(await quotesOf(`${STORY} ${page}`, { telling: 0.8 })).toEqual([STORY]);
  });

  it('is no remark to the interviewer, and every answer or interview of a story', async () => {
    const told = 'That answer of my father stayed with me through the interview.';
    const remark = 'A safety notice came up after I told you that.';
    expect(await quotesOf(`${STORY} ${told} ${remark}`, { telling: 0.8 })).toEqual([STORY, told]);
  });

  it('is no question, nothing intimate and no swearing', async () => {
    const kept = [
      'Was that really the right thing to do?',
      'My uncle touched me when we were alone.',
      'I told him to fuck off and left.',
    ];
    expect(await quotesOf(`${STORY} ${kept.join(' ')}`, { telling: 0.8 })).toEqual([STORY]);
  });
});

describe('the side of a value', () => {
  const sideWith = (side: string, probability: number) =>
    sideOf(
      Float32Array.from(SIDES, (one) => Math.log(one === side ? probability : (1 - probability) / (SIDES.length - 1))),
    );

  it.each(SIDES.filter((side) => side !== 'lived'))('is %s only where that is nearly certain', (side) => {
    expect(sideWith(side, 0.5)).toBe('lived');
    expect(sideWith(side, 0.9)).toBe(side);
  });
});

describe('what is proposed', () => {
  const names = catalogue.map(({ name }) => name);
  const sentenceAt = (at: number) => `My sister and I carried the table number ${at} down to the river.`;
  /** One answer for each of the first values, which alone shows it. */
  const proposalsOf = async (scores: readonly number[]) => {
    const answers = scores.map((_, at) => sentenceAt(at));
    const reader = readerOf((answer) => {
      const at = answers.indexOf(answer);
      return { telling: 1, values: { [names[at] ?? '']: scores[at] ?? 0 } };
    });
    const items = answers.map((answer) => itemOf(answer));
    return proposeValues(quotable(await readTold(reader, items)));
  };

  it('is at most ten values', async () => {
    expect(await proposalsOf(Array.from({ length: 14 }, () => 0.99))).toHaveLength(10);
  });

  it('stands on a sentence of an easier answer rather than of a painful one', async () => {
    const [painful, easier] = [sentenceAt(1), sentenceAt(2)];
    const readAs = (heavy: number) =>
      readerOf((answer) => ({
        telling: 1,
        values: { [names[0] ?? '']: answer === painful ? 0.99 : 0.97 },
        acts: { story: 0.9, heavy: answer === painful ? heavy : 0 },
      }));
    const quoted = async (heavy: number) =>
      proposeValues(quotable(await readTold(readAs(heavy), [itemOf(painful), itemOf(easier)])))[0]?.sentence.quote;
    expect(await quoted(0)).toBe(painful);
    expect(await quoted(0.9)).toBe(easier);
  });

  it('is no value that a sentence hardly shows', async () => {
    expect((await proposalsOf([0.99, 0.05])).map(({ value }) => value)).toEqual([names[0]]);
  });

  it('is in the order of what is shown, the rarer name before the more common one where both are shown alike', async () => {
    const commonness = (value: string) => catalogue.find(({ name }) => name === value)?.commonness ?? 0;
    const found = (await proposalsOf(Array.from({ length: 8 }, () => 0.9))).map(({ value }) => value);
    expect(found.map(commonness)).toEqual(found.map(commonness).toSorted((a, b) => a - b));
  });

  it('is not taken away by a further sentence as long as there are fewer than ten', async () => {
    const before = (await proposalsOf([0.99, 0.5, 0.6])).map(({ value }) => value);
    const after = (await proposalsOf([0.99, 0.5, 0.6, 0.99, 0.99, 0.99, 0.99, 0.99])).map(({ value }) => value);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it('is ticked only where it is shown clearly', async () => {
    const [clear, weak] = (await proposalsOf([0.99, 0.5])).map(evidenceOf);
    expect(clear).toMatchObject({ value: names[0], sure: true });
    expect(weak).toMatchObject({ value: names[1], sure: false });
  });
});

describe('the archetype', () => {
  it('is quoted only from a sentence that tells of that way of coping', async () => {
    expect(chooseArchetype(await told(STORY, { coping: 0.9 })).sentence?.quote).toBe(STORY);
    expect(chooseArchetype(await told(STORY, { coping: 0.2 })).sentence).toBeUndefined();
  });
});

describe('what a language model claims', () => {
  const last = catalogue.at(-1)?.name ?? '';
  const ranked = Object.fromEntries(catalogue.map(({ name }, at) => [name, 0.9 - at / 200]));
  const check = (name: string, quote: string, coping = 0.9) =>
    checkClaims(readerOf({ values: ranked, coping }), {
      survey_data: [itemOf(`${STORY} We laughed about the table for a year.`)],
      values: [{ name, quote }],
      archetype: { name: WAYS[0], quote },
      triggers: [],
    });

  it('is kept where the reader ranks the value high in that sentence', async () => {
    expect((await check(catalogue[0]?.name ?? '', STORY)).values[0]).toMatchObject({ quote: STORY });
    expect((await check(last, STORY)).values[0]).toBeUndefined();
  });

  it('is kept about an archetype where the sentence tells of that way of coping', async () => {
    expect((await check(last, STORY, 0.9)).archetype).toMatchObject({ quote: STORY });
    expect((await check(last, STORY, 0.05)).archetype).toBeUndefined();
  });

  it('rests on no piece of a few words', async () => {
    expect((await check(catalogue[0]?.name ?? '', 'the table')).values[0]).toBeUndefined();
  });
});

const COPING_FOLLOW_UPS = new Set(['t071', 't072', 't074']);

describe('a topic', () => {
  it('is no hard time where somebody has told of a loss', async () => {
    const loss = await told(`${STORY} My father died in the spring.`, { acts: { grief: 0.9 } });
    const soFar = [...loss, ...Array.from({ length: 5 }, () => loss).flat()];
    const found = Array.from({ length: 20 }, (_, n) => nextTopic(soFar.slice(0, 1 + (n % 6)), [], `seed ${n}`)?.id);
    expect(found).not.toContain(LOW_POINT);
  });

  it('is no hard one after somebody closed a subject', async () => {
    const closed = await told(`${STORY} I would rather leave it there.`, { acts: { story: 0.9 } });
    const light = await told(STORY, { acts: { story: 0.9 } });
    const soFar = [...closed, ...Array.from({ length: 6 }, () => light).flat()];
    expect(nextTopic(soFar, [], 'seed')).toMatchObject({ weight: 'light' });
  });

  it('is no conflict where the person has told what they did in one', async () => {
    const topicsAfter = async (coping: number) => {
      const items: SurveyItem[] = [];
      for (let at = 0; at < 12; at += 1) {
        const topic = nextTopic(await readTold(readerOf({ coping }), items), [], 'seed');
        if (topic) items.push(itemOf(STORY, { topic: topic.id }));
      }
      return items.map(({ topic }) => topic);
    };
    expect(await topicsAfter(0.1)).toContain(CONFLICT);
    expect(await topicsAfter(0.9)).not.toContain(CONFLICT);
  });
});

describe('a follow-up', () => {
  const after = async (items: readonly SurveyItem[]) => chooseFollowUp(await readTold(readerOf({}), items), 'seed');

  it('is asked about a story, not about a few words', async () => {
    expect(await after([itemOf(STORY), itemOf(STORY)])).toBeDefined();
    expect(await after([itemOf(STORY), itemOf('We sat there and then we all went home.')])).toBeUndefined();
  });

  it('asks what the person did in a conflict, unless they told it', async () => {
    const conflict = [itemOf(STORY), itemOf(STORY), itemOf(STORY, { topic: CONFLICT })];
    const asked = async (coping: number) => chooseFollowUp(await readTold(readerOf({ coping }), conflict), 'seed');
    const isAboutCoping = (id = '') => COPING_FOLLOW_UPS.has(id);
    expect(isAboutCoping((await asked(0.1))?.id)).toBe(true);
    expect(isAboutCoping((await asked(0.6))?.id)).toBe(false);
  });

  it('is asked at most four times within nine questions', async () => {
    const asked = Array.from({ length: 4 }, (_, at) => itemOf(STORY, { follow_up: `f${at}` }));
    const conflict = itemOf(STORY, { topic: CONFLICT });
    expect(await after([...asked.slice(0, 3), conflict])).toBeDefined();
    expect(await after([...asked, conflict])).toBeUndefined();
  });
});
