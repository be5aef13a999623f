import { useState } from 'react';
import { SAVE_MESSAGES } from '@lf/domain/messages/survey';
import { useShowFailure, useShowNotice } from '../area/notice.tsx';
import { useStep } from '../layout/use-step.ts';
import type { Move } from '../layout/survey-layout.tsx';

/** The save has ended before the next screen opens, well or not: a failure is told there and keeps nobody back. */
export function useSaveOnNext(save: () => Promise<void>): Move {
  const showFailure = useShowFailure();
  const showNotice = useShowNotice();
  const { goNext } = useStep();
  const [saving, setSaving] = useState(false);

  async function saveAndGo(): Promise<void> {
    setSaving(true);
    try {
      await save();
      showNotice({ variant: 'success', messages: [SAVE_MESSAGES.answersSaved] });
    } catch (error) {
      showFailure(error);
    }
    setSaving(false);
    goNext();
  }

  return { loading: saving, onClick: () => void saveAndGo() };
}
