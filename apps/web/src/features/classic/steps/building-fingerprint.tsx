import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate } from '../../../lib/router/link.tsx';
import { useLocation } from '../../../lib/router/router.tsx';
import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { stepPath } from '@lf/domain/survey-steps';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { completeClassic } from '../api/complete-classic.ts';
import { useSurvey } from '../../survey/session/survey-context.ts';
import { messagesOf } from '../../../lib/api-error.ts';
import { CalculatingLayout } from './calculating-layout.tsx';
import { isMadeFinal } from './made-final.ts';
import { useClassic } from './use-classic.ts';

/** Saves the narrative and completes the key. Only the press on 'Make it final' starts it. */
export default function BuildingFingerprintScreen() {
  const { state } = useLocation();
  if (!isMadeFinal(state)) return <Navigate to={stepPath('craft-narrative')} replace />;
  return <Building />;
}

function Building() {
  const { key, session } = useSurvey();
  const { answers } = useClassic();
  // What is made final is what stood there when it was pressed.
  const [final] = useState(answers);
  const [isBuilt, setBuilt] = useState(false);
  const [error, setError] = useState<unknown>();
  const underWay = useRef(false);

  async function complete(): Promise<void> {
    await session.flush();
    await completeClassic(key, final);
    session.freeze();
  }

  function build(): void {
    if (underWay.current) return;
    underWay.current = true;
    void complete()
      .then(() => setBuilt(true), setError)
      .finally(() => {
        underWay.current = false;
      });
  }
  function retry(): void {
    setError(undefined);
    build();
  }
  const buildFirst = useEffectEvent(build);
  useEffect(() => buildFirst(), []);

  const failure = error !== undefined && (
    <>
      <MessageAlert variant="danger" messages={messagesOf(error)} />
      <div>
        <Button onClick={retry}>{SHELL_MESSAGES.retry}</Button>
      </div>
    </>
  );
  return (
    <CalculatingLayout text={CLASSIC_MESSAGES.buildingFingerprint} ready={isBuilt} failure={failure || undefined} />
  );
}
