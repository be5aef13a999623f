import './adopt-drawn.ts';
import { useEffectEvent, useLayoutEffect } from 'react';
import { takeTypedAhead } from '../../../lib/deferred-hydration/drawn-ahead.ts';
import { useSurvey } from '../session/survey-context.ts';
import { itemsOf, textOf, writeDraft } from './interview.ts';

/**
 * React has taken over a question that the page had drawn (drawn-ahead/): what was typed into its field meanwhile becomes the draft, before
 * anything is drawn anew.
 */
export function useTakeOver(): void {
  const { session, change } = useSurvey();
  const takeOver = useEffectEvent(() => {
    session.show();
    const typed = takeTypedAhead();
    if (typed === undefined) return;
    const items = itemsOf(session.getState().record.form);
    const index = items.findIndex(({ question }) => question === typed.question);
    const item = items[index];
    if (item !== undefined && textOf(item) !== typed.text) change((now) => writeDraft(now, index, typed.text));
  });
  useLayoutEffect(() => takeOver(), []);
}
