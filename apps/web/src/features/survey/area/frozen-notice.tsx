import { Link } from '../../../lib/router/link.tsx';
import { resultPath } from '@lf/domain/survey-steps';
import { SAVE_MESSAGES } from '@lf/domain/messages/survey';
import { Alert } from '../../../components/ui/alert.tsx';
import { useSurvey } from '../session/survey-context.ts';
import styles from './notice.module.css';

/** The values are final: the steps can be read, and the result is one link away. */
export function FrozenNotice() {
  const { key, state } = useSurvey();
  if (state.save !== 'frozen') return null;
  return (
    <div className={styles.place}>
      <Alert variant="info">
        <p>
          {SAVE_MESSAGES.frozen} <Link to={resultPath(key.licenseCode)}>{SAVE_MESSAGES.seeResult}</Link>
        </p>
      </Alert>
    </div>
  );
}
