import { AI_TIME_MS } from '@lf/contract/limits';
import { questionTotal } from '@lf/domain/question-budget';
import * as z from 'zod/mini';
import type { NextQuestionInput } from '../../../survey-engine.ts';
import { questionClaims } from '../claims.ts';
import { delimitedData } from '../delimited-data.ts';
import type { ModelCall } from '../model-call.ts';
import { NEXT_QUESTION_V2 } from '../prompts/next-question.v2.ts';
import type { Vocabulary } from '../prompts/result.v2.ts';
import { isSameText, type Problem, textProblems } from '../reply-rules.ts';

/** Shorter than the wire allows: a question has to be short. */
const WRITTEN_QUESTION_CHARACTERS_MAX = 600;
const LINE_CHARACTERS_MAX = 240;

const reply = z.strictObject({ next_question: z.string(), why: z.string(), topic: z.nullable(z.string()) });
export type NextQuestionReply = z.infer<typeof reply>;

function questionProblems(question: string, { survey_data }: NextQuestionInput): Problem[] {
  const problems = textProblems('next_question', question, WRITTEN_QUESTION_CHARACTERS_MAX);
  if (survey_data.some((item) => isSameText(item.question, question))) problems.push('next_question was asked before.');
  const answers = survey_data.map(({ answer }) => answer);
  return [...problems, ...questionClaims('next_question', question, answers)];
}

export function nextQuestionCall({ topics }: Vocabulary): ModelCall<NextQuestionInput, NextQuestionReply> {
  return {
    name: 'next_question',
    timeMs: AI_TIME_MS.question,
    instructions: NEXT_QUESTION_V2(topics),
    schema: reply,
    streamed: {
      field: 'next_question',
      problems: questionProblems,
      reply: (next_question) => ({ next_question, why: '', topic: '' }),
    },
    data: ({ survey_data, additional_questions_requested }) =>
      delimitedData({
        survey_data: survey_data.map(({ question, answer, topic }) => ({ topic, question, answer })),
        questions_still_to_come: Math.max(1, questionTotal(additional_questions_requested) - survey_data.length),
      }),
    problems: ({ next_question, why, topic }, input) => [
      ...questionProblems(next_question, input),
      ...textProblems('why', why, LINE_CHARACTERS_MAX),
      ...(topic === null || topics.includes(topic) ? [] : ['topic is not one of the ids given.']),
    ],
  };
}
