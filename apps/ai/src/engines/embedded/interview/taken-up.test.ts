import type { SurveyItem } from '@lf/contract/survey';
import { describe, expect, it } from 'vitest';
import { TAKEN_UP_MIN } from '../policy.ts';
import { type Act, type Kind, KINDS } from '../reader/reading.ts';
import { answerOf } from '../result/told-answer-fixture.ts';
import { actTexts } from '../texts/authored-texts.ts';
import type { AnswerAct, ToldAnswer } from '../told-answer.ts';
import { followUpAsked } from './choose-follow-up.ts';
import { GENTLE_FOLLOW_UPS, isGentle } from './gentle-texts.ts';
import { composeQuestion } from './next-question.ts';
import { isHardKind, takenUpTexts } from './taken-up.ts';
import { TOPIC_FOLLOW_UPS } from './topic-follow-ups.ts';
import { CONFLICT, EARLIEST_MEMORY, HOME, PERSON } from './topics.ts';

const STORY = 'We carried the old table down to the river and sat there with the others until it was dark.';
const HARD: Kind = 'illness';
const LIGHT: Kind = 'persisted';

interface Said {
  readonly kind?: Kind;
  readonly certainty?: number;
  readonly text?: string;
  readonly act?: AnswerAct;
  readonly acts?: Partial<Record<Act, number>>;
  readonly item?: Partial<SurveyItem>;
}

function told({ kind, certainty = 0.99, text = STORY, act = 'story', acts = {}, item = {} }: Said): ToldAnswer {
  const one = answerOf([text]);
  const kinds = Float32Array.from(KINDS, (each) => (each === kind ? certainty : 0.01));
  return {
    item: { ...one.item, topic: PERSON, ...item },
    act,
    reading: { ...one.reading, acts: { ...one.reading.acts, ...acts }, kinds },
  };
}

const HEAVY = { heavy: 0.6 };
const next = (...answers: readonly Said[]) => composeQuestion(answers.map(told), 'seed');
const linesOf = (...answers: readonly Said[]) => next(...answers)?.next_question.split('\n') ?? [];
const takesUp = (kind: Kind, ...answers: readonly Said[]) =>
  takenUpTexts(kind).some((text) => next(...answers)?.next_question.includes(text) === true);
const askedOf = (texts: readonly { readonly id: string }[], id: string | undefined) =>
  texts.some((one) => one.id === id);
const gentleOf = (kind: Kind) => GENTLE_FOLLOW_UPS.filter(({ about }) => about === kind);
const lightOf = (kind: Kind) => TOPIC_FOLLOW_UPS.filter(({ topic }) => topic === kind);

describe('the authored texts', () => {
  it('have a sentence and a question for each kind, which is either hard or light', () => {
    for (const kind of KINDS) {
      expect([kind, takenUpTexts(kind).length > 0]).toEqual([kind, true]);
      const questions = isHardKind(kind) ? gentleOf(kind) : lightOf(kind);
      expect([kind, questions.length > 0]).toEqual([kind, true]);
      for (const { id, text } of questions) expect(followUpAsked(`Words.\n${text}`)).toBe(id);
    }
  });

  it('ask nothing, and leave the thanks to the words after them', () => {
    for (const text of KINDS.flatMap(takenUpTexts)) expect(text).not.toMatch(/\?|\bthank/iu);
  });
});

describe('a hard kind', () => {
  it('gets its sentence with thanks, and its question on a line of its own', () => {
    const [words = '', question] = linesOf({}, { kind: HARD, acts: HEAVY });
    const sentence = takenUpTexts(HARD).find((text) => words.startsWith(text)) ?? '?';
    expect(actTexts('heavy')).toContain(words.slice(sentence.length + 1));
    expect(gentleOf(HARD).map(({ text }) => text)).toContain(question);
    expect(isGentle(next({}, { kind: HARD, acts: HEAVY })?.follow_up)).toBe(true);
  });

  it('gets them in place of words that guess how it feels', () => {
    const sure = { hard: 0.95, heavy: 0.95 };
    expect(actTexts('hard').some((text) => linesOf({ acts: sure })[0] === text)).toBe(true);
    expect(takesUp(HARD, { kind: HARD, acts: sure })).toBe(true);
    for (const text of actTexts('hard')) expect(linesOf({ kind: HARD, acts: sure })[0]).not.toContain(text);
  });

  it('counts as hard also where no other score is high: no bright question follows, and more may be told', () => {
    const lines = linesOf({ item: { follow_up: 'asked' } }, { kind: HARD, item: { follow_up: 'asked' } });
    expect(takenUpTexts(HARD).some((text) => lines[0]?.startsWith(text) === true)).toBe(true);
    expect(actTexts('brief-offer')).toContain(lines[1]);
  });

  it('has one question: nobody stays with the same a second time', () => {
    const first = { kind: HARD, acts: HEAVY };
    const id = next(first)?.follow_up;
    expect(askedOf(gentleOf(HARD), id)).toBe(true);
    const reply = { kind: HARD, acts: HEAVY, item: { follow_up: id } };
    expect(next(first, reply)?.follow_up).toBeUndefined();
    expect(askedOf(gentleOf(HARD), next(first, { ...reply, item: { follow_up: 'asked' } })?.follow_up)).toBe(true);
    const again = next(first, reply, { kind: HARD, acts: HEAVY })?.follow_up;
    expect(again).toBe('t124');
  });

  it('is said without thanks to whoever is tired of them', () => {
    for (const said of ['Stop thanking me.', '“Thanks for sharing”, you sound like our retro.']) {
      const [words] = linesOf({}, { text: `${said} ${STORY}` }, { kind: HARD, acts: HEAVY });
      expect(takenUpTexts(HARD)).toContain(words);
    }
  });

  it('never stands in the place of words on a loss, a confession or danger', () => {
    const confessed = 'It was me, and I let them blame Tom. I am ashamed of it to this day.';
    expect(takesUp(HARD, { kind: HARD, acts: { loss: 0.95, heavy: 0.95 } })).toBe(false);
    expect(takesUp(HARD, { kind: HARD, text: confessed, act: 'guilt', acts: HEAVY })).toBe(false);
    expect(takesUp(HARD, { kind: HARD, act: 'crisis', acts: HEAVY })).toBe(false);
  });
});

describe('a light kind', () => {
  it('gets its sentence and its question', () => {
    const [words, question] = linesOf({ kind: LIGHT });
    expect(takenUpTexts(LIGHT)).toContain(words);
    expect(lightOf(LIGHT).map(({ text }) => text)).toContain(question);
    expect(askedOf(lightOf(LIGHT), next({ kind: LIGHT })?.follow_up)).toBe(true);
  });

  it('gets its sentence also before another subject', () => {
    const [words] = linesOf({ kind: LIGHT, item: { follow_up: 'asked' } });
    expect(takenUpTexts(LIGHT)).toContain(words);
  });

  it('gets no question about the first memory, nor after a conflict in which nothing was told of what the person did', () => {
    for (const topic of [EARLIEST_MEMORY, CONFLICT]) {
      expect(takesUp(LIGHT, { kind: LIGHT, item: { topic } })).toBe(true);
      expect(askedOf(lightOf(LIGHT), next({ kind: LIGHT, item: { topic } })?.follow_up)).toBe(false);
    }
  });

  it('is passed over where anything sounds hard, or in the reply to a question about something hard', () => {
    for (const acts of [{ heavy: 0.2 }, { wrong: 0.2 }, { hurt: 0.2 }])
      expect(takesUp(LIGHT, { kind: LIGHT, acts })).toBe(false);
    expect(takesUp(LIGHT, {}, { kind: LIGHT, item: { follow_up: 't124' } })).toBe(false);
    const beaten = `My father hit us with his belt. ${STORY}`;
    expect(takesUp(LIGHT, { kind: LIGHT, text: beaten, item: { topic: HOME } })).toBe(false);
  });
});

describe('a light kind beside something hard', () => {
  const of = (before: readonly Said[], hard: number) => {
    const last = told({ kind: LIGHT });
    const kinds = Float32Array.from(last.reading.kinds, (score, at) => (KINDS[at] === HARD ? hard : score));
    const soFar = [...before.map(told), { ...last, reading: { ...last.reading, kinds } }];
    const question = composeQuestion(soFar, 'seed')?.next_question ?? '';
    return takenUpTexts(LIGHT).some((text) => question.includes(text));
  };

  it('is not taken up, nor soon after a cry for help', () => {
    expect(of([{}], 0.01)).toBe(true);
    expect(of([{}], 0.6)).toBe(false);
    expect(of([{ act: 'crisis' }], 0.01)).toBe(false);
  });
});

describe('what is still there', () => {
  it('is not taken up where somebody says that little is', () => {
    const of = (text: string) => takesUp('still-there', { kind: 'still-there', text, item: { follow_up: 'asked' } });
    expect(of('I still drive past it, and I still slow down there.')).toBe(true);
    for (const text of [
      'Not often. When I drive past it I suppose.',
      'I drive a bus, so there is glass. No, I don’t think so.',
    ])
      expect(of(text)).toBe(false);
  });
});

describe.each([HARD, LIGHT])('%s', (kind) => {
  it('is said once in an interview', () => {
    const asked = next({ kind });
    const item = { question: asked?.next_question ?? '', follow_up: 'asked' };
    expect(takesUp(kind, { kind }, { kind, item })).toBe(false);
  });

  it('is not taken up where it is uncertain', () => {
    const unsaid = next({});
    expect(next({ kind, certainty: TAKEN_UP_MIN - 0.01 })).toEqual(unsaid);
    const heavy = next({ acts: HEAVY });
    expect(next({ kind, certainty: TAKEN_UP_MIN - 0.01, acts: HEAVY })).toEqual(heavy);
  });

  it.each(['My mother died that spring.', 'That was a week before the funeral.'])(
    'is not taken up where a death is told: %s',
    (death) => {
      for (const acts of [{}, HEAVY]) {
        const answer = { kind, text: `${STORY} ${death}`, acts };
        expect(takesUp(kind, answer)).toBe(false);
        expect(askedOf([...gentleOf(kind), ...lightOf(kind)], next(answer)?.follow_up)).toBe(false);
      }
    },
  );

  it.each<AnswerAct>(['refusal', 'crisis', 'question-to-us', 'thin'])(
    'is not taken up in an answer of class %s',
    (act) => {
      expect(takesUp(kind, {}, { kind, act })).toBe(false);
    },
  );
});
