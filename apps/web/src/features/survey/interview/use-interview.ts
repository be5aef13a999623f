import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNDO_MS } from '@lf/domain/limits';
import { ANSWER_MESSAGES } from '@lf/domain/messages/survey';
import { messagesOf } from '../../../lib/api-error.ts';
import {
  askNextQuestion,
  forgetAskedForDraft,
  takeReadyQuestion,
  type NextQuestion,
} from '../api/ask-next-question.ts';
import { useShowNotice } from '../area/notice.tsx';
import { useStep } from '../layout/use-step.ts';
import { useSurvey } from '../session/survey-context.ts';
import { useDraftReading } from './use-draft-reading.ts';
import { useTakeOver } from './use-take-over.ts';
import { askReply } from './ask-reply.ts';
import {
  currentIndex,
  dropDraft,
  isAllAnswered,
  isEdited,
  isSubmittable,
  itemsOf,
  leavingOf,
  needsQuestion,
  skipQuestion,
  submitAnswer,
  textOf,
  undoAnswer,
  withoutDraft,
  writeDraft,
} from './interview.ts';
import type { QuestionItem } from '@lf/contract/form-data';

export function useInterview() {
  const { key, session, form, change } = useSurvey();
  const { goNext, goTo } = useStep();
  const showNotice = useShowNotice();
  /** The question being looked at, by its words: another device may add questions before it. An edit that was not submitted comes first. */
  const [viewed, setViewed] = useState(() => itemsOf(form).find(isEdited)?.question);
  const [asking, setAsking] = useState(() => needsQuestion(form));
  /** As much of the next question as is written by now. */
  const [arriving, setArriving] = useState('');
  const [failure, setFailure] = useState<readonly string[]>([]);
  /** Where the person was going when they had emptied an answer. */
  const [emptied, setEmptied] = useState<{ readonly goOn: () => void }>();
  useTakeOver();
  const here = useRef(true);
  const inFlight = useRef(false);

  const items = itemsOf(form);
  const found = items.findIndex((item) => item.question === viewed);
  const index = found < 0 ? currentIndex(form) : found;
  const item = items[index];
  const onSubmitNear = useDraftReading(index);

  function take(reply: NextQuestion): void {
    const now = session.getState().record.form;
    // The answer that led here may have been undone meanwhile.
    if (!isAllAnswered(now)) return;
    if (!reply.is_completed) {
      change((form) => askReply(form, reply));
      setViewed(reply.next_question);
    } else if (here.current) goNext();
  }

  function fetchQuestion(): void {
    if (inFlight.current) return;
    inFlight.current = true;
    const end = (tell: () => void): void => {
      inFlight.current = false;
      // Drawn once: that nothing is being asked any more, and what came of it.
      setArriving('');
      setAsking(false);
      tell();
    };
    askNextQuestion(key, session.getState().record.form, setArriving).then(
      (reply) => end(() => take(reply)),
      (error: unknown) => end(() => setFailure(messagesOf(error))),
    );
  }

  function ask(): void {
    setFailure([]);
    const ready = takeReadyQuestion(key, session.getState().record.form);
    if (ready !== undefined && !inFlight.current) {
      take(ready);
      return;
    }
    setAsking(true);
    fetchQuestion();
  }

  function goOn(): void {
    const following = items[index + 1];
    if (following === undefined) ask();
    else setViewed(following.question);
  }

  /** Says what the press did; for ten seconds it can be undone. */
  function tell(message: string, before: QuestionItem): void {
    void session.flush();
    const undo = () => {
      change((now) => undoAnswer(now, before, Date.now()));
      void session.flush();
      setViewed(before.question);
      if (!here.current) goTo('earliest-memory');
    };
    showNotice({
      variant: 'info',
      messages: [message],
      action: { label: ANSWER_MESSAGES.undo, run: undo },
      closesAfterMs: UNDO_MS,
    });
  }

  /** Whatever is asked next is asked before the rest is done: it takes longest. */
  function submitText(edited: QuestionItem, askNext: () => void = () => undefined): void {
    change((now) => submitAnswer(now, index, textOf(edited), Date.now()));
    askNext();
    if (edited.answer === '' || edited.skipped) tell(ANSWER_MESSAGES.submitted, edited);
    else tell(ANSWER_MESSAGES.changed, withoutDraft(edited));
  }

  function submit(): void {
    if (asking || item === undefined || !isSubmittable(textOf(item))) return;
    if (item.answer === '' || item.skipped || isEdited(item)) submitText(item, goOn);
    else goOn();
  }

  function skip(): void {
    if (asking || item === undefined || item.answer !== '') return;
    change((now) => skipQuestion(now, index, Date.now()));
    goOn();
    tell(ANSWER_MESSAGES.skipped, item);
  }

  /** Every way from this question to another: an edited answer is submitted, an emptied one is asked about. */
  function leave(goAway: () => void): void {
    const leaving = item === undefined ? 'nothing' : leavingOf(item);
    if (leaving === 'ask') {
      setEmptied({ goOn: goAway });
      return;
    }
    if (item !== undefined && leaving === 'submit') submitText(item);
    if (leaving === 'too-long') showNotice({ variant: 'warning', messages: [ANSWER_MESSAGES.tooLong] });
    goAway();
  }

  function keepEmptied(): void {
    if (emptied !== undefined) change((now) => dropDraft(now, index));
    setEmptied(undefined);
  }

  function takeOut(): void {
    if (item === undefined) return;
    change((now) => skipQuestion(now, index, Date.now()));
    tell(ANSWER_MESSAGES.takenOut, withoutDraft(item));
    emptied?.goOn();
    setEmptied(undefined);
  }

  const onOpened = useEffectEvent(() => {
    if (asking) fetchQuestion();
  });
  const onLeft = useEffectEvent(() => {
    // The press that led away may have submitted it already.
    const left = itemsOf(session.getState().record.form)[index];
    const leaving = left === undefined ? 'nothing' : leavingOf(left);
    if (left !== undefined && leaving === 'submit') submitText(left);
    if (leaving === 'too-long') showNotice({ variant: 'warning', messages: [ANSWER_MESSAGES.tooLong] });
  });
  useEffect(() => {
    here.current = true;
    // In a task of its own: the question may be here already, and is then drawn at once.
    const opening = setTimeout(onOpened);
    return () => {
      clearTimeout(opening);
      here.current = false;
      onLeft();
    };
  }, []);

  return {
    item,
    index,
    count: items.length,
    text: item === undefined ? '' : textOf(item),
    asking,
    arriving,
    failure,
    isEmptied: emptied !== undefined,
    keepEmptied,
    takeOut,
    leave,
    write: (text: string) => {
      forgetAskedForDraft();
      change((now) => writeDraft(now, index, text));
    },
    submit,
    onSubmitNear,
    skip,
    retry: ask,
    showNext: () => leave(goOn),
    showPrevious: () => leave(() => setViewed(items[index - 1]?.question)),
    showCurrent: () => leave(() => setViewed(items[currentIndex(form)]?.question)),
    isCurrent: index === currentIndex(form),
  };
}
