import { useEffect, useId, useRef } from 'react';
import { LEAVE_MESSAGES } from '@lf/domain/messages/survey';
import { SAFETY_MESSAGES } from '@lf/domain/messages/safety';
import { Button } from '../../../components/ui/button.tsx';
import { useExits } from '../area/exits.ts';
import { aboutYouOf } from '../profile/profile-answers.ts';
import { useSurvey } from '../session/survey-context.ts';
import { HelpInline } from './help-inline.tsx';
import { HelpLines } from './help-lines.tsx';
import type { QuestionItem } from '@lf/contract/form-data';
import styles from './safety-notice.module.css';

interface SafetyNoticeProps {
  readonly safety: NonNullable<QuestionItem['safety']>;
  readonly onGoOn: () => void;
}

/** Where only a low score raised it, which harmless answers get as well, help is named in a line and nothing is interrupted. */
export function SafetyNotice(props: SafetyNoticeProps) {
  const country = aboutYouOf(useSurvey().form).country;
  if (props.safety.unsure !== true) return <WholeNotice {...props} />;
  return (
    <aside className={styles.line} aria-label={SAFETY_MESSAGES.lines}>
      <output>
        {props.safety.message} <HelpInline country={country} />
      </output>
    </aside>
  );
}

/** A kind word, where help is to be had, and three ways from here. It takes the focus, so that it is read first. */
function WholeNotice({ safety, onGoOn }: SafetyNoticeProps) {
  const { form } = useSurvey();
  const { pause, logOut } = useExits();
  const id = useId();
  const place = useRef<HTMLElement>(null);

  useEffect(() => place.current?.focus(), []);

  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles.notice}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
    >
      <p id={`${id}-title`} className={styles.title}>
        {SAFETY_MESSAGES.title}
      </p>
      <p id={`${id}-message`}>{safety.message}</p>
      <HelpLines country={aboutYouOf(form).country} />
      <div className={styles.ways}>
        <Button variant="secondary" onClick={pause}>
          {LEAVE_MESSAGES.pause}
        </Button>
        <Button variant="secondary" onClick={onGoOn}>
          {SAFETY_MESSAGES.goOn}
        </Button>
        <Button variant="quiet" onClick={logOut}>
          {SAFETY_MESSAGES.logOut}
        </Button>
      </div>
      <p className={styles.rest}>{SAFETY_MESSAGES.kept}</p>
    </section>
  );
}
