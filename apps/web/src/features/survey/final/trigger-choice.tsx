import { CONFIRM_MESSAGES } from '@lf/domain/messages/confirm-fingerprint';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { useSurvey } from '../session/survey-context.ts';
import { tickTrigger, type OfferedTrigger } from './final-result.ts';
import styles from './final-choices.module.css';

/** A trigger with the sentence it was told in, or marked as a suggestion. */
export function TriggerChoice({ trigger }: { readonly trigger: OfferedTrigger }) {
  const { change } = useSurvey();
  const { name, quote, explanation, parts, isTicked } = trigger;
  return (
    <div className={styles.trigger} data-kept={isTicked}>
      <Checkbox
        label={<bdi className={styles.name}>{name}</bdi>}
        checked={isTicked}
        onChange={(event) => change((now) => tickTrigger(now, name, event.target.checked))}
        description={
          quote === undefined ? (
            <>
              <p className={styles.suggested}>{CONFIRM_MESSAGES.suggested}</p>
              <p dir="auto">{parts?.why ?? explanation}</p>
            </>
          ) : (
            <blockquote className={styles.quote} dir="auto">
              {quote}
            </blockquote>
          )
        }
      />
    </div>
  );
}
