import { useEffect, useState } from 'react';
import { SAVE_MESSAGES } from '@lf/domain/messages/survey';
import { AFTER_PAINT_MS } from '../../../lib/after-paint.ts';
import { useShowFailure, useShowNotice } from '../area/notice.tsx';
import { useStep } from '../layout/use-step.ts';
import type { Move } from '../layout/survey-layout.tsx';
import { createSavedAhead } from './saved-ahead.ts';

/** So long without another choice. */
const PAUSE_MS = 700;

/**
 * The save has ended before the next screen opens, well or not: a failure is told there and keeps nobody back. What is chosen is sent when
 * nothing was changed for a moment: whoever presses Next then waits for nothing.
 */
export function useSaveOnNext<Answers extends object>(
  answers: Answers,
  send: (answers: Answers) => Promise<void>,
): Move {
  const showFailure = useShowFailure();
  const showNotice = useShowNotice();
  const { goNext } = useStep();
  const [saving, setSaving] = useState(false);
  const [ahead] = useState(() => createSavedAhead((text) => send(JSON.parse(text) as Answers)));
  const text = JSON.stringify(answers);
  const [opened] = useState(text);
  const isAnswered = Object.values(answers).some((answer) => answer !== '');

  useEffect(() => {
    if (!isAnswered) return undefined;
    const timer = setTimeout(() => ahead.sendAhead(text), text === opened ? AFTER_PAINT_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ahead, text, opened, isAnswered]);

  async function saveAndGo(): Promise<void> {
    if (!ahead.isSaved(text)) setSaving(true);
    try {
      await ahead.save(text);
      showNotice({ variant: 'success', messages: [SAVE_MESSAGES.answersSaved] });
    } catch (error) {
      showFailure(error);
    }
    setSaving(false);
    goNext();
  }

  return { loading: saving, onClick: () => void saveAndGo() };
}
