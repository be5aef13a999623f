import type { SurveyItem } from '@lf/contract/survey';
import { BASE_QUESTIONS, SKIPPED_ANSWER } from '@lf/domain/question-budget';
import { describe, expect, it } from 'vitest';
import { PERSON_A, PERSON_B } from '../../../testing/conformance-people.ts';
import { readAsked } from './asked.ts';
import { composeQuestion } from './next-question.ts';

const SAFE =
  'We walked along the river that summer and I promised my sister that I would help her build the house she wanted.';

function ask(items: readonly SurveyItem[], extra = 0) {
  const question = composeQuestion({ survey_data: [...items], additional_questions_requested: extra }, []);
  if (!question) throw new Error('no question');
  return question;
}

function interview(answers: readonly string[], count: number, extra = 48): SurveyItem[] {
  const items: SurveyItem[] = [];
  while (items.length < count)
    items.push({ question: ask(items, extra).next_question, answer: answers[items.length % answers.length] ?? '' });
  return items;
}

describe('the interview', () => {
  it.each([
    ['one person', PERSON_A],
    ['another', PERSON_B],
    ['someone of few words', ['Grandma', 'My dad.', 'Work']],
    ['someone who skips', [SKIPPED_ANSWER]],
  ])('covers at least eight topics in nine questions: %s', (_, answers) => {
    const asked = readAsked(interview(answers, BASE_QUESTIONS));
    const topics = new Set(asked.map(({ topic }) => topic?.id));
    expect(topics.size).toBeGreaterThanOrEqual(8);
    expect(topics).toContain('conflict-not-proud-of');
  });

  it('probes a topic once at most, and once in the first nine', () => {
    const asked = readAsked(interview(['Grandma'], 30));
    expect(asked.slice(0, BASE_QUESTIONS).filter(({ probe }) => probe)).toHaveLength(1);
    const probes = asked.filter(({ probe }) => probe).map(({ topic }) => topic?.id);
    expect(new Set(probes).size).toBe(probes.length);
  });

  it('never asks one hard thing straight after another while there is something lighter', () => {
    const asked = readAsked(interview([SAFE], BASE_QUESTIONS)).filter(({ probe }) => !probe);
    const hardPairs = asked.filter(
      ({ topic }, at) => topic?.weight === 'hard' && asked[at - 1]?.topic?.weight === 'hard',
    );
    expect(hardPairs.length).toBeLessThanOrEqual(1);
  });

  it('picks up the person’s words', () => {
    expect(ask([{ question: ask([]).next_question, answer: SAFE }]).next_question).toContain('I promised my sister');
  });

  it('is quiet after a painful answer: no probe, no second heavy question', () => {
    const items = [
      {
        question: ask([]).next_question,
        answer:
          'My father died when I was six, and my mother was left alone with the four of us and cried every night.',
      },
    ];
    const next = ask(items);
    expect(next.topic).not.toBe('earliest-memory');
    expect(next.topic).not.toBe('low-point');
    expect(next.next_question).not.toMatch(/died|cried|alone/);
  });

  it('does not press for more about a hard time', () => {
    const items = interview([SAFE], 4).filter(({ question }) => question !== '');
    const told =
      'It was the winter after I had to leave the house, and I was often sad and walked along the river for hours until it got dark and the lights came on.';
    const asked = [
      ...items,
      {
        question: 'Would you tell me about a time that was hard for you, only as far as you want to go?',
        answer: told,
      },
    ];
    expect(ask(asked).topic).not.toBe('low-point');
  });

  it.each([
    'After my boyfriend and I had separated.',
    'I had a short sexual relationship with someone I did not love.',
  ])('does not ask for more of what is private: %s', (answer) => {
    const question = ask([]).next_question;
    const next = ask([{ question, answer }]);
    expect(next.topic).not.toBe('earliest-memory');
    expect(next.next_question).not.toMatch(/quite different|All right:/u);
  });

  it('asks once more what someone did in a conflict when they did not say', () => {
    const items = interview([`${SAFE} I felt glad because it mattered to me.`], 6);
    const quarrel = {
      question: 'Think of a quarrel you would rather not see on film. What was your part in it?',
      answer:
        'My brother and my mother had been angry for weeks over the garden, and at my birthday it was all loud and everyone at the table was hurt.',
    };
    const next = ask([...items, quarrel]);
    expect(next.topic).toBe('conflict-not-proud-of');
    expect(readAsked([{ question: next.next_question, answer: '' }])[0]?.probe).toBe(true);
  });

  it('asks nothing hard any more after a cry for help', () => {
    const items = interview([SAFE], 3);
    const cry = { question: ask(items).next_question, answer: 'Sometimes I do not want to live any more.' };
    const after: SurveyItem[] = [...items, cry];
    while (after.length < 20) after.push({ question: ask(after, 12).next_question, answer: SAFE });
    for (const { topic } of readAsked(after).slice(4)) expect(topic?.weight).toBe('light');
  });

  it('goes on after questions that another engine put in its own words', () => {
    const items = [
      { question: 'To begin with, what is your very first childhood memory?', answer: SAFE },
      { question: 'Which mentor influenced you the most over the years?', answer: SAFE },
    ];
    expect(['earliest-memory', 'person-who-shaped-me']).not.toContain(ask(items).topic);
  });
});
