import { expect } from 'vitest';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { buttonNamed, lateAnswer, press, refusal, type Answers } from './drawn.tsx';

const again = () => buttonNamed(SHELL_MESSAGES.retry);
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

/** To be drawn with `answers`: what could not be loaded, is tried again in vain, and then comes. */
export function triedAgain(name: string, comes: () => Response) {
  const late = lateAnswer();
  const answers: Answers = { [name]: [refusal(409, 'busy'), late.answer, comes] };
  return {
    answers,
    /** The failure is announced each time, and nobody loses their place in the page. */
    expectPlaceKept: async (failure: string, place: string): Promise<void> => {
      expect(alerts()).toEqual([failure]);
      await press(SHELL_MESSAGES.retry);
      expect([alerts(), document.activeElement]).toEqual([[], again()]);
      await late.comes(refusal(409, 'busy'));
      expect([alerts(), document.activeElement]).toEqual([[failure], again()]);
      await press(SHELL_MESSAGES.retry);
      expect([alerts(), again()]).toEqual([[], undefined]);
      expect(document.activeElement?.getAttribute('aria-label')).toBe(place);
    },
  };
}
