import { questionTotal } from '@lf/domain/question-budget';
import * as z from 'zod/mini';
import type { NextQuestionInput } from '../../../survey-engine.ts';
import { delimitedData } from '../delimited-data.ts';
import type { ModelCall } from '../model-call.ts';
import { NEXT_QUESTION_V1 } from '../prompts/next-question.v1.ts';
import { isSameText, textProblems } from '../reply-rules.ts';
import { quotesOnlyWhatWasSaid } from '../verbatim-quote.ts';

/** Shorter than the wire allows: a question is read in one breath. */
const WRITTEN_QUESTION_CHARACTERS_MAX = 600;
const LINE_CHARACTERS_MAX = 240;

const reply = z.strictObject({ next_question: z.string(), why: z.string(), topic: z.string() });
export type NextQuestionReply = z.infer<typeof reply>;

export const nextQuestionCall: ModelCall<NextQuestionInput, NextQuestionReply> = {
  name: 'next_question',
  instructions: NEXT_QUESTION_V1,
  schema: reply,
  streamed: 'next_question',
  data: ({ survey_data, additional_questions_requested }) =>
    delimitedData({
      survey_data,
      questions_still_to_come: Math.max(1, questionTotal(additional_questions_requested) - survey_data.length),
    }),
  problems({ next_question, why, topic }, { survey_data }) {
    const problems = [
      ...textProblems('next_question', next_question, WRITTEN_QUESTION_CHARACTERS_MAX),
      ...textProblems('why', why, LINE_CHARACTERS_MAX),
      ...textProblems('topic', topic, LINE_CHARACTERS_MAX),
    ];
    if (survey_data.some(({ question }) => isSameText(question, next_question))) {
      problems.push('next_question was asked before.');
    }
    const answers = survey_data.map(({ answer }) => answer);
    if (!quotesOnlyWhatWasSaid(next_question, answers))
      problems.push('next_question quotes words that are in no answer.');
    return problems;
  },
};
