import { useEffect, useRef, useState } from 'react';
import { resultPath } from '@lf/domain/survey-steps';
import { CONFIRM_MESSAGES } from '@lf/domain/messages/confirm-fingerprint';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { useNavigate } from '../../../lib/router/use-navigate.ts';
import { messagesOf } from '../../../lib/api-error.ts';
import { confirmFingerprint } from '../api/confirm-fingerprint.ts';
import { ridgeInk } from '../../../components/ui/ridge-ink.ts';
import { FinalChoices } from '../final/final-choices.tsx';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { NoValues } from '../order/no-values.tsx';
import { useStep } from '../layout/use-step.ts';
import { useSurvey } from '../session/survey-context.ts';
import styles from './confirm-fingerprint.module.css';

export default function ConfirmFingerprint() {
  const { key, form, session } = useSurvey();
  const { goTo } = useStep();
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<readonly string[]>([]);
  const values = form['value-order'] ?? [];
  const confirmed = useRef(false);

  // Frozen when this screen is left, so that the result comes straight after it.
  useEffect(() => {
    const freeze = () => {
      if (confirmed.current) session.freeze();
    };
    // Whoever goes back before the result is drawn has never left this screen.
    window.addEventListener('popstate', freeze);
    return () => {
      window.removeEventListener('popstate', freeze);
      freeze();
    };
  }, [session]);

  async function confirm(): Promise<void> {
    setConfirming(true);
    setFailure([]);
    try {
      // The last word counts: what is frozen is what the person sees here.
      await session.flush();
      await confirmFingerprint(key, session.getState().record.form);
      confirmed.current = true;
      navigate(resultPath(key.licenseCode));
    } catch (error) {
      setFailure(messagesOf(error));
      setConfirming(false);
    }
  }

  if (values.length === 0) return <NoValues title={CONFIRM_MESSAGES.title} />;
  return (
    <SurveyLayout
      title={CONFIRM_MESSAGES.title}
      lead={<p>{CONFIRM_MESSAGES.warning}</p>}
      next={{ label: CONFIRM_MESSAGES.sure, loading: confirming, onClick: () => void confirm() }}
      back={{ label: CONFIRM_MESSAGES.notSure, disabled: confirming, onClick: () => goTo('value-order') }}
    >
      <ol className={styles.values} aria-label="Your value-drivers in order">
        {values.map((value, index) => (
          <li key={value} className={ridgeInk(index, values.length)}>
            <bdi>{value}</bdi>
          </li>
        ))}
      </ol>
      <FinalChoices />
      <MessageAlert variant="danger" messages={failure} />
    </SurveyLayout>
  );
}
