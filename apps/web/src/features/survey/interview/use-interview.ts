import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSurveyCompleted } from '@lf/domain/question-budget';
import { messagesOf } from '../../../lib/api-error.ts';
import { askNextQuestion, type NextQuestion } from '../api/ask-next-question.ts';
import { useStep } from '../layout/use-step.ts';
import { useSurvey } from '../session/survey-context.ts';
import {
  answeredItems,
  askQuestion,
  currentIndex,
  extraOf,
  itemsOf,
  skipQuestion,
  submitAnswer,
  textOf,
  writeDraft,
} from './interview.ts';
import type { FormData } from '@lf/contract/form-data';

function needsQuestion(form: FormData): boolean {
  const items = itemsOf(form);
  return items.every((item) => item.answer !== '') && !isSurveyCompleted(answeredItems(form).length, extraOf(form));
}

export function useInterview() {
  const { key, session, form, change } = useSurvey();
  const { goNext } = useStep();
  /** The question being looked at, by its words: another device may add questions before it. */
  const [viewed, setViewed] = useState<string>();
  const [asking, setAsking] = useState(() => needsQuestion(form));
  /** As much of the next question as is written by now. */
  const [arriving, setArriving] = useState('');
  const [failure, setFailure] = useState<readonly string[]>([]);
  const here = useRef(true);
  const inFlight = useRef(false);

  const items = itemsOf(form);
  const found = items.findIndex((item) => item.question === viewed);
  const index = found < 0 ? currentIndex(form) : found;
  const item = items[index];

  function hear(heard: NextQuestion): void {
    if (!heard.is_completed) {
      const { next_question: question, why, topic, note, safety } = heard;
      change((now) => askQuestion(now, { question, why, topic, note, safety }));
      setViewed(question);
    } else if (here.current) goNext();
  }

  function fetchQuestion(): void {
    if (inFlight.current) return;
    inFlight.current = true;
    askNextQuestion(key, session.getState().record.form, setArriving)
      .then(hear)
      .catch((error: unknown) => setFailure(messagesOf(error)))
      .finally(() => {
        inFlight.current = false;
        setArriving('');
        setAsking(false);
      });
  }

  function ask(): void {
    setAsking(true);
    setFailure([]);
    fetchQuestion();
  }

  const askFirst = useEffectEvent(() => {
    if (asking) fetchQuestion();
  });
  useEffect(() => {
    here.current = true;
    askFirst();
    return () => {
      here.current = false;
    };
  }, []);

  function goOn(): void {
    void session.flush();
    const following = items[index + 1];
    if (following === undefined) ask();
    else setViewed(following.question);
  }

  function submit(): void {
    const text = item === undefined ? '' : textOf(item);
    if (asking || text.trim() === '') return;
    change((now) => submitAnswer(now, index, text));
    goOn();
  }

  function skip(): void {
    if (asking) return;
    change((now) => skipQuestion(now, index));
    goOn();
  }

  return {
    item,
    index,
    count: items.length,
    text: item === undefined ? '' : textOf(item),
    asking,
    arriving,
    failure,
    write: (text: string) => change((now) => writeDraft(now, index, text)),
    submit,
    skip,
    retry: ask,
    showPrevious: () => setViewed(items[index - 1]?.question),
    showCurrent: () => setViewed(items[currentIndex(form)]?.question),
    isCurrent: index === currentIndex(form),
  };
}
