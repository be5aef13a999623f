import { describe, expect, it } from 'vitest';
import { answerOf } from '../result/told-answer-fixture.ts';
import { SAFETY_NOTICE } from '../safety/safety-notice.ts';
import { actTexts } from '../texts/authored-texts.ts';
import type { AnswerAct, ToldAnswer } from '../told-answer.ts';
import { chooseFollowUp, followUpAsked } from './choose-follow-up.ts';
import { followUps } from './follow-ups.ts';
import { composeQuestion } from './next-question.ts';
import { nextTopic } from './next-topic.ts';
import { noteOn } from './note-on.ts';
import { reactionTo } from './reactions.ts';
import {
  asksForOwnWrong,
  BASE_TOPICS,
  CONFLICT,
  EARLIEST_MEMORY,
  HIGH_POINT,
  HOME,
  LEADER,
  PEACE,
  PERSON,
} from './topics.ts';

const STORY = 'We carried the old table down to the river and sat there until it was dark.';

/** An answer with its class and how hard it is to tell. */
function told(said: string, act: AnswerAct = 'story', heavy = 0): ToldAnswer {
  const one = answerOf([said]);
  return { ...one, act, reading: { ...one.reading, acts: { ...one.reading.acts, heavy } } };
}
const LIGHT = told(STORY);
const HEAVY = told(STORY, 'story', 0.6);
const CONFESSION = told('It was me, and I let them blame Tom. I am ashamed of it to this day.', 'guilt', 0.6);
const FIRST_TOLD = told('It was my fault that he lost his job. I’ve never told anyone that.', 'guilt', 0.6);
const SELF_INSULT = told('That I’m a coward. I could not say one sentence.', 'story', 0.2);

const said = (soFar: readonly ToldAnswer[]) => reactionTo(soFar, 'seed');
const isOf = (kind: string, soFar: readonly ToldAnswer[]) => actTexts(kind).includes(said(soFar) ?? '');
/** Said to somebody: the texts so far are put before the questions, as the interview does. */
const heard = (soFar: readonly ToldAnswer[], next: ToldAnswer): ToldAnswer => ({
  ...next,
  item: { ...next.item, question: `${said(soFar) ?? ''}\nQ` },
});

describe('a confession', () => {
  it('gets a word also right after another heavy answer, in other words than before', () => {
    const soFar = [HEAVY, heard([HEAVY], CONFESSION)];
    expect(isOf('wrong', soFar)).toBe(true);
    expect(said(soFar)).not.toBe(said([HEAVY]));
  });

  it('gets a word also when many answers have been thanked for', () => {
    expect(isOf('wrong', [HEAVY, LIGHT, HEAVY, LIGHT, HEAVY, LIGHT, HEAVY, LIGHT, CONFESSION])).toBe(true);
  });

  it('is not thanked for a second time in a row', () => {
    expect(said([CONFESSION, CONFESSION])).toBeUndefined();
  });

  it('is not thanked for where it is about a death, and condoled only where the person mourns', () => {
    const blamed = told(
      'He asked me to stay and I said no, I am ashamed of it. He killed himself that night.',
      'guilt',
      0.9,
    );
    const mourned = { ...blamed, reading: { ...blamed.reading, acts: { ...blamed.reading.acts, loss: 0.5 } } };
    expect(isOf('loss', [LIGHT, mourned])).toBe(true);
    expect(isOf('sad', [LIGHT, blamed])).toBe(true);
    const brother = told(
      'I never made it up with him, I am ashamed of it. My brother Dale died in June.',
      'guilt',
      0.9,
    );
    expect(isOf('loss', [LIGHT, brother])).toBe(true);
  });

  it('gets a word for what somebody had never told, and for a hard word about themselves', () => {
    expect(isOf('first-told', [HEAVY, FIRST_TOLD])).toBe(true);
    const typed = told('I owed eleven thousand and hid it from them. never typed that before');
    expect(isOf('first-told', [HEAVY, typed])).toBe(true);
    expect(isOf('self-insult', [FIRST_TOLD, SELF_INSULT])).toBe(true);
  });

  it('is none where somebody kept a secret, and nothing in it is hard', () => {
    const kept = told('He could not read the letter. I have never told anyone on the ward.');
    const light = { ...kept, reading: { ...kept.reading, acts: { ...kept.reading.acts, nothing: 0.7 } } };
    expect(said([light])).toBeUndefined();
  });

  it('is none where somebody else is meant, or somebody else said it', () => {
    const others = [
      'She never told anyone about the letter.',
      'He shouted “I am a coward” and left.',
      'He was a liar.',
    ];
    for (const one of others) expect(said([told(one)])).toBeUndefined();
  });

  it('is not thanked for as one where nothing in it says so', () => {
    expect(isOf('heavy', [told('She slept on my jacket and I sat there with the oars up.', 'guilt', 0.5)])).toBe(true);
  });

  it('is followed by no question about it, and by none about another thing they are not proud of', () => {
    const soFar = (last: ToldAnswer) => [LIGHT, LIGHT, LIGHT, LIGHT, LIGHT, last];
    for (const one of [CONFESSION, FIRST_TOLD, SELF_INSULT]) {
      expect(chooseFollowUp(soFar(one), 'seed')).toBeUndefined();
      const topics = Array.from({ length: 20 }, (_, n) => nextTopic(soFar(one), [], `seed ${n}`));
      const after = Array.from({ length: 20 }, (_, n) => nextTopic([...soFar(one), LIGHT], [], `seed ${n}`));
      for (const topic of [...topics, ...after]) {
        expect(asksForOwnWrong(topic?.id)).toBe(false);
      }
    }
    expect(nextTopic(soFar(LIGHT), [], 'seed')?.id).toBe(CONFLICT);
  });
});

describe('something hard to tell', () => {
  it('gets a condolence where a pregnancy was lost', () => {
    expect(isOf('loss', [told('I had lost a pregnancy myself, in a ward with no curtain.', 'story', 0.4)])).toBe(true);
    expect(isOf('loss', [told('We had two miscarriages before Anna came.', 'story', 0.4)])).toBe(true);
    expect(isOf('loss', [told('We lost a bet about the baby shower.', 'story', 0.4)])).toBe(false);
  });

  it('is heard first also where somebody refuses to say more, or asks us something', () => {
    const refused = (text: string, heavy: number) => said([LIGHT, told(text, 'refusal', heavy)]) ?? '';
    const mum = refused('My mum died last week. I’d rather not talk about it.', 0.1);
    expect(actTexts('loss').some((text) => mum.startsWith(text))).toBe(true);
    expect(mum.endsWith("We'll leave it there.")).toBe(true);
    const hard = refused('Something was done to me. I don’t want to talk about that.', 0.7);
    expect(actTexts('heavy').some((text) => hard.startsWith(text))).toBe(true);
    expect(isOf('refusal', [LIGHT, told('I’d rather not.', 'refusal')])).toBe(true);
    const asking = said([LIGHT, told('My mum died last month. Why do you ask me that?', 'question-to-us')]) ?? '';
    expect(actTexts('loss').some((text) => asking.startsWith(text))).toBe(true);
  });

  it('gets no condolence, nor the question about who died, where that person hurt them', () => {
    const father = told('My father beat us until I left. My father died in 2010.', 'grief', 0.9);
    expect(isOf('sad', [LIGHT, father])).toBe(true);
    expect(composeQuestion([LIGHT, father], 'seed')?.follow_up).toBe('t124');
  });

  it('gets a condolence also where it is a good memory of somebody who died', () => {
    const fond = (text: string, heavy: number) => {
      const one = told(text, 'story', heavy);
      return { ...one, reading: { ...one.reading, acts: { ...one.reading.acts, fond: 0.95, nothing: 0 } } };
    };
    const cap = 'He came to the house after the funeral with his cap in his hands.';
    expect(isOf('loss', [fond(cap, 0.9)])).toBe(true);
    expect(isOf('loss', [fond(cap, 0.3)])).toBe(false);
    expect(isOf('loss', [fond('We have had lunch every school day since. He retires in June.', 0.9)])).toBe(false);
  });

  it('is thanked for right after another hard answer only where it is very hard', () => {
    expect(said([HEAVY, HEAVY])).toBeUndefined();
    expect(isOf('heavy', [HEAVY, told(STORY, 'story', 0.85)])).toBe(true);
  });

  it('is heard also where a question to us stands beside it', () => {
    const both = told(`${STORY} Do you have a boss?`, 'question-to-us', 0.6);
    expect(actTexts('heavy').some((text) => said([both])?.startsWith(text))).toBe(true);
    expect(actTexts('question-to-us-other').some((text) => said([both])?.endsWith(text))).toBe(true);
  });

  it('is thanked for without a guess at how it feels, where the reader does not know which words fit', () => {
    for (const kind of ['heavy', 'sad', 'wrong'])
      for (const text of actTexts(kind)) expect(text).toMatch(/^Thank you for/u);
  });
});

describe('one question stays', () => {
  const certain = (one: ToldAnswer, guilt = 0.95, wrong = 0.95): ToldAnswer => ({
    ...one,
    reading: { ...one.reading, acts: { ...one.reading.acts, guilt, wrong } },
  });
  const asked = (...answers: ToldAnswer[]) => composeQuestion([LIGHT, ...answers], 'seed');
  const died = told('My grandmother died when I was nine. She was the first person who needed me.', 'grief', 0.7);
  const ofConflict = (one: ToldAnswer): ToldAnswer => ({ ...one, item: { ...one.item, topic: CONFLICT } });
  const sharp = told('I was sharp with her in front of everybody, and I am still ashamed of it.', 'guilt', 0.7);
  const wronged = certain(ofConflict(sharp));

  it('with somebody who died', () => {
    expect(asked(died)).toMatchObject({ follow_up: 't122' });
    expect(asked(died)?.next_question).toMatch(
      /^I'm (?:so )?sorry.*\nWhat would you want people to know about her\?$/u,
    );
    const close = asked(told('My father died last year, and I never got to thank him for it.', 'grief', 0.7));
    expect(close?.next_question).toMatch(/^I'm (?:so )?sorry.* Thank you .*\n.*about your father\?$/u);
    expect(followUpAsked(close?.next_question ?? '')).toBe('t123');
  });

  it('and its answer is thanked for, with nothing hard after it', () => {
    const about = told('He was a quiet man, and I miss him still.');
    const answered = { ...about, item: { ...about.item, follow_up: 't121' } };
    expect(isOf('sad', [LIGHT, died, answered])).toBe(true);
    const topics = Array.from({ length: 20 }, (_, n) => nextTopic([LIGHT, died, answered], [], `seed ${n}`));
    for (const topic of topics) expect(topic?.weight).toBe('light');
  });

  it('with something that the person did', () => {
    expect(asked(wronged)).toMatchObject({ follow_up: 'f0636' });
    expect(asked(certain(wronged, 0.7))).toMatchObject({ follow_up: 't124' });
    // A rule bent out of kindness is no wrong, whatever it sounds like; nor is what others did.
    expect(asked(certain(wronged, 0.95, 0.2))).toMatchObject({ follow_up: 't124' });
    expect(asked(certain(sharp))).toMatchObject({ follow_up: 't124' });
    const before = told(`${sharp.item.answer} On Saturday he had the accident.`, 'guilt', 0.7);
    expect(asked(certain(ofConflict(before)))?.follow_up).not.toBe('f0636');
  });

  it('and whoever answers it in general may say more', () => {
    const reply = told('That I am not looking to be let off, and can carry it and still laugh.', 'abstract');
    const answered = { ...reply, item: { ...reply.item, follow_up: 't126' } };
    const offers = (soFar: readonly ToldAnswer[]) =>
      actTexts('offer').filter((text) => composeQuestion(soFar, 'seed')?.next_question.includes(text));
    expect(offers([LIGHT, HEAVY, answered])).toHaveLength(1);
  });

  it('also where everybody was ill', () => {
    expect(
      asked(told('That winter the children were all ill. My sister died of it.', 'grief', 0.9))?.follow_up,
    ).toBeDefined();
  });

  it('not where somebody asks for the next question', () => {
    const next = told(`${died.item.answer} It is not the money. next question`, 'grief', 0.7);
    expect(asked(next)?.follow_up).toBeUndefined();
    expect(actTexts('offer').filter((text) => asked(next)?.next_question.includes(text))).toEqual([]);
    for (const said of [`Next question, he said. ${died.item.answer}`, `${died.item.answer} I just can’t move on.`])
      expect(asked(told(said, 'grief', 0.7))?.follow_up).toBeDefined();
  });

  it('only once, and not where the subject was closed, or somebody died of it', () => {
    const later = (one: ToldAnswer, id: string) => ({ ...one, item: { ...one.item, follow_up: id } });
    expect(asked(died, later(died, 't122'))?.follow_up).toBeUndefined();
    expect(asked(wronged, later(wronged, 'f0636'))).toMatchObject({ follow_up: 't124' });
    expect(asked(wronged, later(wronged, 't124'))?.follow_up).toBeUndefined();
    for (const end of [
      'I would rather leave it there.',
      'I will leave it there.',
      'That’s all I’ll say.',
      'Thats all Ill say on that',
      'thats enough on that',
    ])
      expect(asked(told(`${died.item.answer} ${end}`, 'grief', 0.7))?.follow_up).toBeUndefined();
    for (const end of [
      'I will leave it there for him to find.',
      'I could never get enough of that.',
      'All I will say is that nobody had to tell her.',
    ])
      expect(asked(told(`${died.item.answer} ${end}`, 'grief', 0.7))?.follow_up).toBeDefined();
    for (const end of ['He died that night.', 'He killed himself that night.']) {
      const both = certain(ofConflict(told(`I signed it, and I am ashamed of it. ${end}`, 'guilt', 0.8)));
      expect(asked(both)).toMatchObject({ follow_up: 't124' });
    }
  });
});

describe('a question to us', () => {
  it.each([
    [1, 'there are 7 more after this one'],
    [7, 'there is one more after this one'],
    [8, 'this is the last one'],
    [9, 'you have answered them all'],
  ])('about how many are left is answered with that, after %i answers', (count, left) => {
    const before = Array.from({ length: count - 1 }, () => told(STORY, 'story'));
    for (const question of ['How many questions are left?', 'How many more?', 'Is this the last one?'])
      expect(said([...before, told(`${STORY} ${question}`, 'question-to-us')])).toContain(left);
  });

  const answered = (question: string) => {
    const text = said([told(`${STORY} ${question}`, 'question-to-us')]) ?? '';
    return ['privacy', 'who', 'why', 'length', 'fine', 'what', 'other'].filter((about) =>
      actTexts(`question-to-us-${about}`).some((one) => text.includes(one)),
    );
  };

  it.each([
    ['Can I ask you something: do people usually answer that with a thing they do, or a thing they believe?'],
    ['Have you ever had a boss like that?'],
    ['What would you have done?'],
    ['Would you have left the company?'],
    ['Does that make me a bad person?'],
    ['Do you share that view?'],
    ['How many people have told you this?'],
    ['Am I a bad father?'],
    ['Is that enough to be called courage?'],
  ])('that nothing is known about is answered with that: %s', (question) => {
    expect(answered(question)).toEqual(['other']);
  });

  it.each([
    ['Who is going to read this?', 'privacy'],
    ['Before that, may I know who will be reading these answers?', 'privacy'],
    ['About a bathroom? There is little to understand. Please don’t tell my son.', 'privacy'],
    ['Will my boss see what I write here?', 'privacy'],
    ['Is this confidential?', 'privacy'],
    ['Do you share this with my company?', 'privacy'],
    ['What happens to my data?', 'privacy'],
    ['What happens to all these answers, and who reads them?', 'privacy'],
    ['Are you a real person?', 'who'],
    ['Why do you want to know that?', 'why'],
    ['Why you need this for a job thing?', 'why'],
    ['What is this for?', 'why'],
    ['What has that got to do with leadership?', 'why'],
    ['How long should it be?', 'length'],
    ['Is that long enough?', 'length'],
    ['What will I get in the end?', 'why'],
    ['What exactly do you want to hear?', 'what'],
    ['Can I tell you about my sister instead?', 'what'],
    ['Does that count?', 'fine'],
    ['Is that what you are after?', 'fine'],
    ['I do not understand the question.', 'what'],
    ['Do you mean at work?', 'what'],
    ['Should it be from work, or can it be anything?', 'what'],
  ])('that is about the interview is answered: %s', (question, about) => {
    expect(answered(question)).toEqual([about]);
  });
});

describe('a follow-up', () => {
  it('does not ask for one time, where one was just told', () => {
    const asksForOne = followUps().filter(({ kind }) => kind === 'example');
    expect(asksForOne.map(({ id }) => id)).toContain('f1118');
    for (const { direction, id } of asksForOne) {
      const fitting = { ...LIGHT, reading: { ...LIGHT.reading, match: direction } };
      expect(chooseFollowUp([LIGHT, fitting], 'seed')?.id).not.toBe(id);
    }
  });

  it('does not ask what is left of it, where somebody has just said so', () => {
    const now = 'Now I go to their desk and sit down before I ask.';
    const ending = { ...answerOf([STORY, now], { rules: { [now]: 0.9 } }) };
    const today = followUps().filter(({ kind }) => kind === 'today');
    expect(today.map(({ id }) => id)).toContain('f0521');
    for (const { direction, id } of today.slice(0, 40)) {
      const fitting = (one: ToldAnswer) => ({ ...one, reading: { ...one.reading, match: direction } });
      expect(chooseFollowUp([LIGHT, fitting(ending)], 'seed')?.id).not.toBe(id);
    }
  });

  it('fits any story where none of the library does', () => {
    const texts = Array.from({ length: 60 }, (_, n) => chooseFollowUp([LIGHT, LIGHT], `seed ${n}`)?.text);
    expect(texts).not.toContain('What did you do next?');
    expect(new Set(texts).size).toBeGreaterThan(2);
  });
});

describe('a topic', () => {
  it('about a leader is not asked of somebody who told of their boss', () => {
    const on = (topic: string, said = STORY) => ({ ...told(said), item: { ...told(said).item, topic } });
    const before = [on(EARLIEST_MEMORY), on(HIGH_POINT), on('turning-point')];
    const opened = (said: string) =>
      Array.from({ length: 40 }, (_, n) => nextTopic([...before, on(PERSON, said)], [], `seed ${n}`)?.id);
    expect(opened('Deepa, my first product manager, never named me.')).not.toContain(LEADER);
    expect(opened('My grandmother walked me down the aisle.')).toContain(LEADER);
  });
});

describe('what somebody had expected to be asked', () => {
  it.each([
    'You again say we leave it there, I thought you would ask why I sat at a tea stall for months. It is fine.',
    'thought you might ask about kev but ok. my nan, she had a shop.',
    'ok you dont ask about Marek, fine. We had a teacher who read to us.',
  ])('may be told now, before another subject: %s', (text) => {
    const next = composeQuestion([LIGHT, told(text)], 'seed');
    expect(actTexts('unasked').some((words) => next?.next_question.startsWith(words))).toBe(true);
    expect(next?.follow_up).toBeUndefined();
    expect(actTexts('brief-offer').some((words) => next?.next_question.includes(words))).toBe(false);
  });

  it.each([
    'He said: "I thought you would ask your mother first." So I did.',
    'You never asked my father for money, and that was that.',
    'In our house, you did not ask why. You did as you were told.',
    'You didn’t ask about money in our house.',
    'Ha, I thought you would ask that. I got in trouble for stealing apples.',
    'You didn’t ask about Vietnam in our house. Dad sat in the garage.',
    'He laughed and then he said, I thought you would ask what it costs, and gave it to me.',
    'I thought you had to ask for everything there.',
  ])('is not heard in a story: %s', (text) => {
    expect(isOf('unasked', [LIGHT, told(text)])).toBe(false);
  });
});

describe('somebody else who made a difference', () => {
  const topicsAfter = (...soFar: ToldAnswer[]) =>
    new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => nextTopic(soFar, [], seed)?.id));
  const MAREK = told('That was when Marek took the belt for me.');

  it('is not asked for right after somebody close was told of', () => {
    expect(topicsAfter(LIGHT, LIGHT)).toContain(PERSON);
    expect(topicsAfter(LIGHT, told('I kept the boots of my big brother in the shed.'))).not.toContain(PERSON);
    expect(topicsAfter(MAREK, told('I sat in the car and wondered whether to ring Marek.'))).not.toContain(PERSON);
    expect(topicsAfter(LIGHT, told('We went by train to Gdansk and back.'))).toContain(PERSON);
  });
});

describe('a leader', () => {
  it('is not asked for where a boss has just been told of', () => {
    const on = (topic: string, one = LIGHT): ToldAnswer => ({ ...one, item: { ...one.item, topic } });
    const soFar = [on(EARLIEST_MEMORY), on(HOME), on(HIGH_POINT)];
    const topics = (one: ToldAnswer) =>
      new Set(
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
          (seed) => nextTopic([...soFar, on('turning-point', one)], [], seed)?.id,
        ),
      );
    expect(topics(LIGHT)).toContain(LEADER);
    expect(topics(told('Dr. Fuentes, my boss, asked if I could hold a cat.'))).not.toContain(LEADER);
  });
});

describe('what somebody has told already', () => {
  const topics = (soFar: readonly ToldAnswer[]) =>
    new Set(Array.from({ length: 300 }, (_, seed) => nextTopic(soFar, [], `${seed}`)?.id));
  const nine = (last: ToldAnswer) => [
    ...BASE_TOPICS.slice(1).map(({ id }) => ({ ...LIGHT, item: { ...LIGHT.item, topic: id } })),
    last,
  ];

  it('is not asked for again: a best day, hours at something', () => {
    const first = (one: ToldAnswer) => [{ ...one, item: { ...one.item, topic: EARLIEST_MEMORY } }];
    expect(topics(first(LIGHT))).toContain(HIGH_POINT);
    expect(topics(first(told('It was the best afternoon I had all year.')))).not.toContain(HIGH_POINT);
    expect(topics(nine(LIGHT))).toContain('free-hours');
    expect(topics(nine(told('I sat in the shed with the carburettor for three hours.')))).not.toContain('free-hours');
  });
});

describe('a calm place', () => {
  it('is not asked for after something hard where somebody has too much quiet', () => {
    expect(nextTopic([LIGHT, told('My first year here was hard, and I was ill.', 'story', 0.7)], [], 'seed')?.id).toBe(
      PEACE,
    );
    for (const text of ['I went days without using my voice.', 'It was a lonely year.', 'I can’t sleep in silence.'])
      expect(nextTopic([LIGHT, told(text, 'story', 0.7)], [], 'seed')?.id).not.toBe(PEACE);
  });
});

describe('the safety notice', () => {
  const sounds = (text: string, crisis: number): ToldAnswer => {
    const one = told(text, 'crisis');
    return { ...one, reading: { ...one.reading, crisis } };
  };
  const DANGER = sounds('It all feels empty these days.', 0.5);
  const CRY = told('I want to kill myself.', 'crisis');

  it('comes with a word of thanks, and nothing of what was said', () => {
    expect(isOf('crisis', [LIGHT, DANGER])).toBe(true);
    expect(isOf('crisis', [told('You thank me a lot.'), DANGER])).toBe(true);
  });

  it('is explained after a condolence, where somebody wonders about it and tells of a death', () => {
    const last = told('What is that helpline for, a backpack? My brother Karl died in a car crash.', 'grief', 0.7);
    const reaction = said([LIGHT, DANGER, last]) ?? '';
    expect(actTexts('loss').some((text) => reaction.startsWith(text))).toBe(true);
    expect(actTexts('notice').some((text) => reaction.endsWith(text))).toBe(true);
  });

  it('is not said again at once on a low score, nor at all to somebody who said that there is no danger', () => {
    const hint = sounds('I would like to be interrupted more.', 0.002);
    const safety = (...soFar: ToldAnswer[]) => composeQuestion(soFar, 'seed')?.safety;
    const fine = told('I was joking about my lists, I am fine. The bus was late.');
    expect(safety(LIGHT, hint)).toMatchObject({ unsure: true });
    expect(safety(hint, LIGHT, hint)).toBeUndefined();
    expect(safety(hint, LIGHT, hint, hint)).toMatchObject({ unsure: true });
    expect(safety(hint, fine, hint, hint)).toBeUndefined();
    expect(safety(hint, fine, CRY)).toBeDefined();
    expect(safety(CRY, hint)).toMatchObject({ unsure: true });
    expect(safety(CRY, hint, fine, hint)).toMatchObject({ unsure: true });
    // Whoever wonders about it gets no second one, unless they are surely in danger.
    const wonders = (crisis: number) =>
      sounds('God, what’s all that about helplines, I’m grand! I sat in the car.', crisis);
    expect(safety(hint, wonders(0.035))).toBeUndefined();
    expect(isOf('notice', [hint, wonders(0.035)])).toBe(true);
    for (const about of ['Ha, a helpline. I’m only tired, but ok.', 'Okay, that box was a bit much, I sat in a car.'])
      expect(safety(hint, sounds(about, 0.002))).toBeUndefined();
    // Whom help has failed is not told of a mistake, nor is the notice held back from who is surely in danger.
    for (const failed of [
      'Another helpline. I tried them all, nobody can help me.',
      'Hotlines never pick up. I have the pills here.',
      'The box cutter is in my drawer.',
      'Helpline? He would find out I called.',
      'The samaritans could not help me.',
      'A leaflet. That is what they gave me at the hospital too, after.',
    ]) {
      expect(safety(hint, sounds(failed, 0.035))).toBeDefined();
      expect(isOf('notice', [hint, told(failed)])).toBe(false);
    }
    expect(safety(hint, sounds('Ha, a helpline. I’m only tired of living.', 0.035))).toBeDefined();
    expect(safety(LIGHT, sounds('I run a helpline, and that box of letters is all I have left.', 0.035))).toBeDefined();
    expect(safety(hint, wonders(0.95))).toBeDefined();
    expect(safety(CRY, wonders(0.035))).toBeDefined();
    expect(safety(DANGER, sounds('I’m okay, they won’t need me much longer.', 0.5))).toBeDefined();
    expect(safety(hint, wonders(0.035), LIGHT, hint)).toBeUndefined();
  });

  it('is followed by nothing bright, however it is answered', () => {
    for (const text of ['jk', 'all good now', 'The garden, and the shed behind it.'])
      for (let seed = 0; seed < 20; seed += 1)
        expect([HIGH_POINT, LEADER]).not.toContain(composeQuestion([LIGHT, CRY, told(text, 'thin')], `${seed}`)?.topic);
  });

  it('comes again where somebody who was surely in danger says that they are fine', () => {
    const long = `I’m fine. ${STORY} ${STORY}`;
    for (const [text, act] of [
      ['I’m fine. Forget what I said.', 'thin'],
      ['im fine forget it', 'refusal'],
      ['never mind, next question', 'refusal'],
      ['ignore that. just tired', 'thin'],
      ['it was a joke', 'thin'],
      ['forget i said anything, next question', 'refusal'],
      ['didnt mean it like that', 'thin'],
      ['dont worry about me', 'thin'],
      ['The Samaritans put me on hold.', 'abstract'],
      [long, 'story'],
    ] as const) {
      const next = composeQuestion([LIGHT, CRY, told(text, act, act === 'story' ? 0.7 : 0)], 'seed');
      expect(next?.follow_up).toBeUndefined();
      expect(actTexts('offer').filter((words) => next?.next_question.includes(words))).toEqual([]);
      expect(next).toMatchObject({ safety: SAFETY_NOTICE, topic: PEACE });
      expect(next?.note).toBeUndefined();
      expect(actTexts('crisis').some((words) => next?.next_question.startsWith(words))).toBe(true);
    }
  });

  it('comes again, and whole, where harm at home was told and somebody plays it down', () => {
    const beaten = sounds('My husband beats me.', 0.0007);
    const played = sounds('I’m not in danger, he only does it on Fridays.', 0.0127);
    expect(composeQuestion([LIGHT, beaten, played], 'seed')?.safety).toEqual(SAFETY_NOTICE);
    const calm = told(`The box was too much. Nobody is in danger. ${STORY}`);
    expect(composeQuestion([LIGHT, beaten, calm], 'seed')?.safety).toEqual(SAFETY_NOTICE);
    const strong = sounds('I get scared when the bell rings without a message first.', 0.95);
    expect(composeQuestion([LIGHT, strong, calm], 'seed')?.safety).toEqual(SAFETY_NOTICE);
  });

  it('is explained where the box is said to have been needless', () => {
    expect(isOf('notice', [DANGER, told(`im ok, this box was not needed. ${STORY}`)])).toBe(true);
    for (const other of [
      'the box was a lot smaller than I remember',
      'the helpline was too much, I was on hold',
      'that box is needed. There is nobody',
    ])
      expect(isOf('notice', [DANGER, told(`${other}. ${STORY}`)])).toBe(false);
  });

  it('is explained to whoever it frightened, and not to whoever says in passing that they are fine, and tells something', () => {
    expect(isOf('notice', [DANGER, told(`Oh! That box gave me a fright. I only want to work less. ${STORY}`)])).toBe(
      true,
    );
    expect(isOf('notice', [DANGER, told('I’m ok, no need for the phone number.', 'thin')])).toBe(true);
    expect(isOf('notice', [DANGER, told(`There’s that box again. I’d rather it stopped. ${STORY}`)])).toBe(true);
    const upset =
      'I’m fine. Why did you show me that phone thing though, it upset my daughter who was reading it with me.';
    expect(isOf('notice', [DANGER, told(upset)])).toBe(true);
    const passing = told(`I’m ok, no need for the phone number. ${STORY}`, 'story', 0.7);
    expect(isOf('heavy', [DANGER, passing])).toBe(true);
    // A cry for help beside it counts more.
    const hint = sounds('It all feels empty.', 0.002);
    const cry = sounds('Your box scared me. I have written it all down for them, where everything is.', 0.2);
    expect(composeQuestion([hint, cry], 'seed')?.safety).toEqual(SAFETY_NOTICE);
    expect(isOf('notice', [hint, told('That box scared me. There is nothing left for me.', 'story', 0.9)])).toBe(false);
    expect(composeQuestion([DANGER, passing], 'seed')?.safety).toBeUndefined();
  });

  it('is beside thanks where a line names help in reply to a question that stayed with something hard', () => {
    const hint = sounds('It comes and goes. I drive past and slow down a bit.', 0.002);
    const reply = { ...hint, item: { ...hint.item, follow_up: 't124' } };
    expect(isOf('heavy', [LIGHT, reply])).toBe(true);
    expect(isOf('thanks', [LIGHT, hint])).toBe(true);
  });

  it('is explained to whoever wonders about it, and to nobody else', () => {
    expect(isOf('notice', [DANGER, told('Why is there a safety thing? I was under a table with a dog.')])).toBe(true);
    expect(isOf('notice', [DANGER, told('im grand. what was that helpline for')])).toBe(true);
    for (const said of [
      'why have i got the samaritans number',
      'Whoa, what’s with the hotline numbers? It was a joke.',
    ])
      expect(isOf('notice', [DANGER, told(said)])).toBe(true);
    for (const said of ['Nobody would notice for a week.', 'People think I am fine.', 'I called the helpline once.'])
      expect(isOf('notice', [DANGER, told(said)])).toBe(false);
    // Whoever is in danger by their own words hears nothing of mistakes.
    expect(isOf('notice', [DANGER, told('I am fine. I want to kill myself tonight.', 'crisis')])).toBe(false);
    expect(said([DANGER, LIGHT])).toBeUndefined();
    expect(said([LIGHT, told('I saw the notice on the board and took it down.')])).toBeUndefined();
  });
});

describe('a short answer', () => {
  it('is asked for more once, and not where it answers a follow-up', () => {
    const short = told('They breathed.', 'thin');
    const toFollowUp = { ...short, item: { ...short.item, follow_up: 'f0001' } };
    expect(noteOn([LIGHT, short], 'seed')).toBeDefined();
    expect(noteOn([LIGHT, toFollowUp], 'seed')).toBeUndefined();
  });
});

describe('a complaint about our last question', () => {
  const complaints = [
    'You didn’t answer me, but fine. We sat on the wall with chips.',
    'I thought I had just described one. Well. Last year I drove to Benin City.',
    'I just said, the black screen. But more than that: I count people.',
    'I wasn’t refusing, I was being sarcastic. My nan had me on Saturdays.',
    'Nice, you just ignored my question. My co-founder left three weeks later.',
    'I didn’t mind that one, you needn’t have moved on.',
    'Wow, that’s a jump. I tell you I nearly poisoned someone and you want my best moment.',
    'Funny one to ask me after that. All right: I put on Grease with the lads.',
    'You skipped my other remark, by the way. I asked what this is for.',
    'That’s not what I asked. Fine: the boat.',
    'You change the subject quickly. In the canteen, then.',
    'Well, I’ve told you about Gerald, weren’t you listening? So, for worse: Miss Thrale.',
    'you dont have to thank me every time lol. my grandpa i guess.',
    'again with the thanks. that year with the fake exams.',
    'There it is again, thank you. How I look at it: I am glad.',
    'You say thank you a lot. The one I told you cost somebody else.',
    'You have not replied to my question. From the umbrella I learned that one shoulder gets wet.',
  ];

  it('gets an apology', () => {
    for (const one of complaints) expect(isOf('complaint', [LIGHT, told(one)])).toBe(true);
    expect(isOf('complaint', [LIGHT, told(`${complaints[0] ?? ''} And who knows?`, 'question-to-us')])).toBe(true);
  });

  it('is none in what somebody tells, nor in the first answer', () => {
    expect(said([told(complaints[0] ?? '')])).toBeUndefined();
    expect(said([LIGHT, told(`${STORY} ${STORY} I told him: “You never listened.”`)])).toBeUndefined();
    const stories = [
      'My father never listened to me, and I already knew it at six.',
      `I told you already of Ramji, he was the best. ${'He took the blame for a boy in front of all of us. '.repeat(4)}`,
      'I’ve told you about Maura, so I won’t give you Maura again. The other one was Jim.',
      'He wanted me to sign. I just said no and went home.',
      'You never heard him shout. We skipped my lunch and drove on.',
      'It was a funny thing to ask a child. I wasn’t asking for much.',
      'I didn’t ask for it. You didn’t hear a word from her for a year.',
      'She wrote again to thank me. I never thanked him, and he never said thank you.',
      'She wouldn’t stop thanking me. I had only carried the bag.',
      '“Thank you for coming”, the note said. I have it still.',
      '“Thank you,” you would hear him say at every door. That was my grandfather.',
      'In our house if you missed that bell you got the belt.',
      'I moved to Chile alone, and that’s quite a leap when you have never left your village.',
      'He fixed the roof, said no need to thank me, and went home.',
      'I thought I had told my mum about it, but she never knew.',
      'I said I would rather not go to the party, but Ama dragged me.',
      'Well, I said I will leave it there, on the shelf, for the next hiker to find.',
    ];
    for (const one of stories) expect(said([LIGHT, told(one)])).toBeUndefined();
  });
});

describe('sympathy for what was not sad', () => {
  const asked = (words: string, answer: string, heavy = 0, follow_up = 't124'): ToldAnswer => {
    const one = told(answer, 'story', heavy);
    return { ...one, item: { ...one.item, question: `${actTexts(words)[0] ?? ''} How is it?`, follow_up } };
  };
  const corrections = [
    'hard? no it was a funny story. you have the wrong end of the stick there.',
    'ah no need to be sorry that was a good day. say it sooner, thats all.',
    'You don’t have to be so sorry, nobody died.',
    'It wasn’t really sad. We laughed about it for years.',
  ];

  it('is apologised for, and nobody stays with it', () => {
    for (const answer of corrections) {
      const soFar = [LIGHT, asked('hard', answer)];
      expect(isOf('misread', soFar)).toBe(true);
      const { next_question: next = '' } = composeQuestion(soFar, 'seed') ?? {};
      expect(actTexts('offer').some((text) => next.includes(text))).toBe(false);
    }
  });

  it('is not where it fitted, where something hard is told, or where none was said', () => {
    const [first = ''] = corrections;
    expect(isOf('misread', [LIGHT, asked('hard', 'Better. We speak on Sundays, and that was a good start.')])).toBe(
      false,
    );
    expect(isOf('misread', [LIGHT, asked('hard', first, 0.6)])).toBe(false);
    expect(isOf('misread', [LIGHT, asked('thanks', first)])).toBe(false);
    expect(isOf('misread', [told(STORY, 'crisis'), asked('hard', first)])).toBe(false);
    for (const agreeing of [
      'Hard? Yes. I still cannot walk past that house.',
      'Hard? You have no idea.',
      'Sad? A bit, still.',
      'It wasn’t really hard, it was unbearable.',
      'It wasn’t sad, it was just empty. I ate alone for two years.',
      'Sorry? What do you mean?',
      'Hard? Not a day goes by I don’t think of it.',
      'Hard? No. Lonely.',
      'Hard? Not really. I stopped feeling anything years ago.',
      'No, it was great until he started drinking.',
      'No it was a good beating, I remember it every day.',
      'Oh don’t be sorry, I still set a plate for him at Christmas.',
      'You don’t have to be sorry. He is with God now.',
      'Don’t be sorry. I deserved it.',
    ])
      expect(isOf('misread', [LIGHT, asked('hard', agreeing)])).toBe(false);
  });

  it('is not where somebody tells of who died, or a good memory on another subject, or asks us', () => {
    for (const memory of [
      'That he could fix anything. It was a happy time when he still had the shop.',
      'No, it was a good time, all those years we fished together.',
    ])
      expect(isOf('misread', [LIGHT, asked('loss', memory, 0, 't121')])).toBe(false);
    const [first = ''] = corrections;
    const fresh = asked('hard', 'No, it was a good day in the end. My neighbour drove me to the exam.');
    const onAnother = { ...fresh, item: { ...fresh.item, follow_up: undefined } };
    expect(isOf('misread', [LIGHT, onAnother])).toBe(false);
    expect(isOf('misread', [LIGHT, { ...asked('hard', `${first} Who reads this?`), act: 'question-to-us' }])).toBe(
      false,
    );
  });
});

describe('a death told in few words', () => {
  it('gets a condolence where the person was close', () => {
    for (const [text, act] of [
      ['I do not know. It was cold and I was warm. My dad passed in 2009, so maybe that.', 'abstract'],
      ['It was 2006, the year we burried our first born, and the freezer went off for two days.', 'story'],
    ] as const)
      expect(isOf('loss', [LIGHT, told(text, act)])).toBe(true);
    expect(isOf('loss', [LIGHT, told('She took me in when my mother died, and taught me to sew.')])).toBe(false);
    expect(isOf('loss', [LIGHT, told('The neighbour died, and his dog came to live with us.')])).toBe(false);
    const mother = told('My mother died in March. She made the jam.');
    expect(isOf('loss', [mother, LIGHT, told('We had the jam again. My mother died in March, as I said.')])).toBe(
      false,
    );
    const abstract = told('My dad passed in 2009, so maybe that.', 'abstract');
    expect(
      composeQuestion([LIGHT, { ...abstract, item: { ...abstract.item, topic: PERSON } }], 'seed')?.follow_up,
    ).toBeUndefined();
  });
});

describe('a question about the interview', () => {
  it('is answered also beside a line that names help, and beside why it came', () => {
    const asks = 'Why are there the emergency numbers? Who is reading this, it is not the company I hope.';
    const privacy = actTexts('question-to-us-privacy');
    const says = (soFar: readonly ToldAnswer[]) => privacy.some((text) => said(soFar)?.includes(text) === true);
    const hint = { ...told('I am so tired of all of it.', 'crisis'), reading: { ...LIGHT.reading, crisis: 0.003 } };
    expect(says([LIGHT, hint, told(asks, 'question-to-us')])).toBe(true);
    expect(says([LIGHT, { ...hint, item: { ...hint.item, answer: 'One moment please. Who is reading this?' } }])).toBe(
      true,
    );
    const again = 'You did not answer who reads it. And nobody is in danger, it is only an insurance.';
    expect(says([LIGHT, hint, told(again, 'question-to-us')])).toBe(true);
    expect(says([LIGHT, hint])).toBe(false);
    const sure = told('I want to die. Please don’t tell my mother. Who will read this?', 'crisis');
    expect(says([LIGHT, { ...sure, reading: { ...LIGHT.reading, crisis: 0.99 } }])).toBe(true);
    for (const who of [
      'Who’s reading this?',
      'Who can see this?',
      'Is this confidential?',
      'Dont tell my wife please.',
    ])
      expect([
        who,
        says([LIGHT, { ...hint, item: { ...hint.item, answer: `I am so tired of it all. ${who}` } }]),
      ]).toEqual([who, true]);
    // The words come first, and stand alone where nothing can be answered.
    const wrong = 'I am so tired of all of it. Is it wrong that I would like it to be over?';
    expect([...actTexts('heavy'), ...actTexts('thanks')]).toContain(
      said([LIGHT, { ...hint, item: { ...hint.item, answer: wrong } }])?.trim(),
    );
  });
});

describe('a question that was not clear', () => {
  it.each([
    'What do you mean, the way I am? I am in logistics, so yes, I look at ships.',
    'how u mean mattered its ironing, nothing matters',
    'Saw what? The question is not well specified. If you mean the lamp: in November.',
    'Where does which show, sorry? The scone?',
    'What, standing looking at water? Not sure what you’re after. I go before a run of nights.',
    'Run into what? I just said where, in the office.',
    'Get away from? On that day? Nothing. Sorry maybe I don’t understand the question.',
  ])('is apologised for: %s', (answer) => {
    expect(isOf('unclear', [LIGHT, told(answer)])).toBe(true);
    expect(isOf('unclear', [LIGHT, told(answer, 'story', 0.6)])).toBe(false);
  });

  it.each([
    'What a day. We sat on the wall, and which of us laughed first I do not know.',
    'I was not sure what she wanted, so I asked.',
    'He said “to what?” and left.',
    'I did not understand the question in the exam.',
    'From what? From my father, every Friday night.',
    'To what? An empty house.',
    'What do you mean you lost it, my father said, and took the keys.',
    'What do you know of boats, he said. How do you even mean to pay?',
    'What? my mum said. Then she sat down on the stairs and did not get up.',
    'I am not sure what that means for my marriage. She wants to leave.',
    'The parser I wrote does not parse dates, and nobody knew.',
  ])('is none in a story: %s', (answer) => expect(isOf('unclear', [LIGHT, told(answer)])).toBe(false));
});

describe('what was asked for', () => {
  const GENERAL = 'I would drive there instead, I suppose, and drink coffee first.';

  it('is another question: no example is asked for', () => {
    const soFar = (answer: string) => [LIGHT, told(answer, 'abstract')];
    expect(composeQuestion(soFar(GENERAL), 'seed')?.follow_up).toBe('one-time');
    expect(composeQuestion(soFar(`${GENERAL} Next question.`), 'seed')?.follow_up).toBeUndefined();
    expect(composeQuestion(soFar(`Something else please. ${GENERAL}`), 'seed')?.follow_up).toBeUndefined();
  });

  it('is something different: no quarrel is asked for after that, nor after one that was told', () => {
    const after = (answer: string) =>
      Array.from({ length: 5 }, () => LIGHT).map((one, at) => (at === 4 ? told(answer) : one));
    const topicAfter = (answer: string) => nextTopic(after(answer), [], 'seed')?.id;
    expect(topicAfter('I row. Last week there was fog.')).toBe(CONFLICT);
    for (const before of [
      'Something different, please.',
      'No thanks, something else please.',
      'Can we have something different, please?',
    ])
      expect(topicAfter(`${before} I row. Last week there was fog.`)).not.toBe(CONFLICT);
    const after5 = (answer: string, heavy: number) =>
      nextTopic([LIGHT, told(answer, 'story', heavy), LIGHT, LIGHT, LIGHT], [], 'seed')?.id;
    expect(after5('I sent him a letter. We have not spoken since.', 0.3)).not.toBe(CONFLICT);
    expect(after5('She moved to New Zealand and we don’t really talk these days.', 0)).toBe(CONFLICT);
  });
});

describe('after something that may have been hard', () => {
  const before = [EARLIEST_MEMORY, PERSON].map((topic) => ({ ...LIGHT, item: { ...LIGHT.item, topic } }));
  const opened = (last: ToldAnswer, asked: readonly ToldAnswer[] = before) =>
    Array.from({ length: 40 }, (_, n) => nextTopic([...asked, last], [], `seed ${n}`)?.id);

  it('no cheerful topic opens', () => {
    const wrong = { ...LIGHT, reading: { ...LIGHT.reading, acts: { ...LIGHT.reading.acts, wrong: 0.2 } } };
    expect(opened(LIGHT)).toContain(HIGH_POINT);
    expect(opened(told(STORY, 'story', 0.2))).not.toContain(HIGH_POINT);
    expect(opened(wrong)).not.toContain(HIGH_POINT);
  });

  it('a calm place is asked for first, then what others did', () => {
    expect(new Set(opened(HEAVY))).toEqual(new Set([PEACE]));
    const calm = new Set(opened(HEAVY, [...before, { ...LIGHT, item: { ...LIGHT.item, topic: PEACE } }]));
    expect(calm.size).toBeGreaterThan(0);
    for (const id of calm) expect(['help-received', 'old-friend', 'really-heard']).toContain(id);
  });
});

describe('a place of peace', () => {
  it('is not followed by the best moment, which would ask the same again', () => {
    const about = (topic: string) => ({ ...LIGHT, item: { ...LIGHT.item, topic } });
    const after = (topic: string) => {
      const soFar = [EARLIEST_MEMORY, HOME, topic].map(about);
      return Array.from({ length: 40 }, (_, n) => nextTopic(soFar, [], `seed ${n}`)?.id);
    };
    expect(after('best-team')).toContain(HIGH_POINT);
    expect(after(PEACE)).not.toContain(HIGH_POINT);
    // Nor is somebody asked who listened to them, who has just told of a friend.
    const ofFriend = about('old-friend');
    const calm = { ...HEAVY, item: { ...HEAVY.item, topic: 'old-friend', follow_up: 't124' } };
    const opened = Array.from({ length: 40 }, (_, n) => nextTopic([about(PEACE), ofFriend, calm], [], `seed ${n}`)?.id);
    for (const id of opened) expect(['gave-something', 'thanks-that-stayed']).toContain(id);
  });
});

describe('what is left of it today', () => {
  const TODAY = ['t004'];
  it('is not asked where somebody has just said it, or tells of last week', () => {
    const chosen = (one: string) =>
      Array.from({ length: 40 }, (_, n) => {
        const last = told(one);
        return chooseFollowUp([{ ...last, item: { ...last.item, topic: EARLIEST_MEMORY } }], `seed ${n}`)?.id ?? '';
      });
    const scene = 'Everybody was quiet in the dark until my father lit one candle and all the faces came back.';
    expect(chosen(scene).some((id) => TODAY.includes(id))).toBe(true);
    const notAsked = [`${scene} I still don’t like a black screen in a meeting.`, `Two weeks ago Thursday. ${scene}`];
    expect(chosen(`I see it like yesterday. ${scene}`).some((id) => TODAY.includes(id))).toBe(true);
    for (const one of notAsked) expect(chosen(one).filter((id) => TODAY.includes(id))).toEqual([]);
  });

  it('is the lesson, which is not asked for then', () => {
    const LESSON = 't041';
    const chosen = (one: string) =>
      Array.from({ length: 40 }, (_, n) => {
        const last = told(one);
        return chooseFollowUp([{ ...last, item: { ...last.item, topic: 'turning-point' } }], `seed ${n}`)?.id;
      });
    const scene = 'I left a gate open and the heifers got out on the road, and nobody spoke to me until Sunday.';
    expect(chosen(scene)).toContain(LESSON);
    expect(chosen(`${scene} I’ve never left a gate since.`)).not.toContain(LESSON);
  });
});
