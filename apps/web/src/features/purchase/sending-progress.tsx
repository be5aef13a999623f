import type { BoughtKey } from '@lf/contract/gifts';
import { SENDING_MESSAGES } from '@lf/domain/messages/sending';
import { Button } from '../../components/ui/button.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import styles from './send-keys.module.css';

const GIVEN = new Set<BoughtKey['state']>(['claimed', 'started', 'finished']);

/** How far the mails are, and how many people have come. Nothing before the first key is sent. */
export function SendingProgress({
  keys,
  onRemind,
}: {
  readonly keys: readonly BoughtKey[];
  readonly onRemind: () => void;
}) {
  const mailed = keys.filter(({ gift }) => gift !== null && gift.recipientEmail !== null);
  if (mailed.length === 0) return null;
  const left = mailed.filter(({ gift }) => gift?.mailedAt !== null).length;
  const claimed = keys.filter(({ state }) => GIVEN.has(state)).length;
  const finished = keys.filter(({ state }) => state === 'finished').length;
  return (
    <>
      <Progress label={SENDING_MESSAGES.progress(left, mailed.length)} value={left} max={mailed.length} />
      <div className={styles.summary}>
        <p>{SENDING_MESSAGES.results(claimed, finished)}</p>
        {keys.some(({ state }) => state === 'sent') && (
          <Button variant="secondary" onClick={onRemind}>
            {SENDING_MESSAGES.remind}
          </Button>
        )}
      </div>
    </>
  );
}
