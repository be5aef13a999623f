import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { Button } from '../../../components/ui/button.tsx';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import styles from './friend-page.module.css';
import { NoMore } from './no-more.tsx';

interface PassedProps {
  readonly secret: string;
  readonly name: string;
  /** By a link that many have; of it no address is known. */
  readonly shared: boolean;
  /** What they had sent before had arrived, and is deleted. */
  readonly isTakenBack: boolean;
  readonly onReplyAfterAll: () => void;
}

/** Somebody would rather not, and may think again. */
export function Passed({ secret, name, shared, isTakenBack, onReplyAfterAll }: PassedProps) {
  return (
    <>
      {isTakenBack && <p>{WORDS.passedTakenBack}</p>}
      <p>
        <NamedWords words={WORDS.passed} name={name} />
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onReplyAfterAll}>
          {WORDS.replyAfterAll}
        </Button>
      </div>
      {!shared && <NoMore secret={secret} />}
    </>
  );
}
