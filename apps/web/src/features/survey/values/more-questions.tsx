import { startTransition, useState } from 'react';
import { EXTRA_QUESTIONS_MAX, EXTRA_QUESTIONS_STEP } from '@lf/domain/question-budget';
import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/potential-values';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { extraOf, requestMoreQuestions } from '../interview/interview.ts';
import { useStep } from '../layout/use-step.ts';
import { useSurvey } from '../session/survey-context.ts';
import styles from './more-questions.module.css';

export function MoreQuestions() {
  const { form, change } = useSurvey();
  const { goTo } = useStep();
  const [asking, setAsking] = useState(false);
  if (extraOf(form) + EXTRA_QUESTIONS_STEP > EXTRA_QUESTIONS_MAX) return null;

  function goOn(): void {
    startTransition(() => {
      change((now) => requestMoreQuestions(now, EXTRA_QUESTIONS_STEP));
      goTo('earliest-memory');
    });
  }

  return (
    <div className={styles.more}>
      <p>Is something important still untold?</p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Answer a few more questions
      </Button>
      <Dialog
        open={asking}
        title={POTENTIAL_VALUES_MESSAGES.moreQuestions}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {POTENTIAL_VALUES_MESSAGES.no}
            </Button>
            <Button onClick={goOn}>{POTENTIAL_VALUES_MESSAGES.yes}</Button>
          </>
        }
      >
        <p>
          There will be {EXTRA_QUESTIONS_STEP} more. Your answers so far stay, and we look at your values again
          afterward.
        </p>
      </Dialog>
    </div>
  );
}
