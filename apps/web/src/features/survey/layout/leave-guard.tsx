import { useEffect } from 'react';
import { SURVEY_BASE_PATH } from '@lf/domain/survey-steps';
import { LEAVE_MESSAGES } from '@lf/domain/messages/survey';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useBlocker } from '../../../lib/router/use-blocker.ts';
import { useOpenSurvey, useSurveyPart } from '../session/survey-context.ts';

const neverAsks = () => false;
const leavesSurvey = ({ pathname }: { readonly pathname: string }) => !pathname.startsWith(`${SURVEY_BASE_PATH}/`);

/** Leaving asks first: the browser's own question for the tab, ours for every way that leads out of the survey. */
export function LeaveGuard() {
  const { session } = useOpenSurvey();
  const isFinal = useSurveyPart(session, ({ save }) => save === 'frozen');
  const { attempt, stay } = useBlocker(isFinal ? neverAsks : leavesSurvey);

  useEffect(() => {
    if (isFinal) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isFinal]);

  function leave(): void {
    void session.flush();
    attempt?.proceed();
  }

  return (
    <Dialog
      open={attempt !== null}
      title={LEAVE_MESSAGES.title}
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" onClick={stay}>
            {LEAVE_MESSAGES.stay}
          </Button>
          <Button onClick={leave}>{LEAVE_MESSAGES.leave}</Button>
        </>
      }
    >
      <p>{LEAVE_MESSAGES.text}</p>
    </Dialog>
  );
}
