import { MIRROR_FRIEND_MESSAGES } from '@lf/domain/messages/mirror-friend';
import { Button } from '../../../components/ui/button.tsx';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import styles from './friend-page.module.css';

interface PassedProps {
  readonly name: string;
  readonly onReplyAfterAll: () => void;
}

/** Somebody would rather not, and may think again. */
export function Passed({ name, onReplyAfterAll }: PassedProps) {
  return (
    <>
      <p>
        <NamedWords words={MIRROR_FRIEND_MESSAGES.passed} name={name} />
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onReplyAfterAll}>
          {MIRROR_FRIEND_MESSAGES.replyAfterAll}
        </Button>
      </div>
    </>
  );
}
