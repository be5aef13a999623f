import { expect, test } from 'vitest';
import { answerOf } from '../result/told-answer-fixture.ts';
import { composeQuestion } from './next-question.ts';
import { EARLIEST_MEMORY, PERSON } from './topics.ts';

const told = (answer: string) => {
  const one = answerOf([answer]);
  return { ...one, item: { ...one.item, topic: EARLIEST_MEMORY, follow_up: 't004' } };
};

/** Who has shaped somebody, as it is asked after these answers. */
function askedAfter(...answers: readonly string[]): readonly string[] {
  const questions = Array.from({ length: 60 }, (_, seed) => composeQuestion(answers.map(told), `${seed}`));
  return questions.filter((one) => one?.topic === PERSON).map((one) => one?.next_question ?? '');
}

const FROG = 'There was a frog in the rubber boot, and I put the foot in.';

test('"apart from the people you have told me about" is asked of whoever told of somebody', () => {
  const ofNobody = askedAfter(FROG);
  const ofSomebody = askedAfter('My brother taught me to swim.', FROG);
  expect(ofNobody.length).toBeGreaterThan(0);
  expect(ofSomebody.length).toBeGreaterThan(0);
  for (const text of ofNobody) expect(text).not.toContain('told me about');
  for (const text of ofSomebody) expect(text).toContain('told me about');
});
