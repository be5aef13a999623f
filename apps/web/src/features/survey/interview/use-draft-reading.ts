import { useEffect, useEffectEvent, useRef } from 'react';
import { askForDraft } from '../api/ask-next-question.ts';
import { useSurvey } from '../session/survey-context.ts';
import { isSubmittable, itemsOf, submitAnswer, textOf } from './interview.ts';

/** So long without a key, at the end of a sentence. */
const PAUSE_MS = 1_200;
/** Of one answer. */
const READINGS_MAX = 5;
/** A full stop or its like, whatever closes after it, or a new line. */
const SENTENCE_END = /(?:[.!?…。！？؟।][\p{Pe}\p{Pf}"']*\s*|\n)$/u;

/**
 * Asks for the question that would follow while the last answer is still being looked at: it is there when the person submits. Nothing
 * of it is shown before, and where the text changes it was for nothing. Gives what to call when a submit is near.
 */
export function useDraftReading(index: number): () => void {
  const { key, form, session } = useSurvey();
  const item = itemsOf(form)[index];
  const text = item === undefined ? '' : textOf(item);
  const readings = useRef({ question: '', count: 0 });

  function readDraft(): void {
    const now = session.getState().record.form;
    const items = itemsOf(now);
    const waiting = items[index];
    // Only the last question leads to a new one, and only while it has no answer.
    if (waiting === undefined || index !== items.length - 1 || waiting.answer !== '') return;
    const draft = textOf(waiting);
    if (!isSubmittable(draft)) return;
    if (readings.current.question !== waiting.question) readings.current = { question: waiting.question, count: 0 };
    if (readings.current.count >= READINGS_MAX) return;
    if (askForDraft(key, submitAnswer(now, index, draft, 0))) readings.current.count += 1;
  }

  const read = useEffectEvent(readDraft);
  useEffect(() => {
    const timer = SENTENCE_END.test(text) ? setTimeout(read, PAUSE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [text]);

  return readDraft;
}
