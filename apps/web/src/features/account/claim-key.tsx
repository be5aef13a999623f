import { useMutation } from '@tanstack/react-query';
import { CLAIM_MESSAGES } from '@lf/domain/messages/claim-key';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { RidgePrint } from '../../components/print/ridge-print.tsx';
import { ApiError, messagesOf } from '../../lib/api-error.ts';
import { claimKey } from './api/claim-gift.ts';
import styles from './claim-key.module.css';

/** Claimed before, by the same person. */
const ALREADY_YOURS = 'gift_yours';

interface ClaimKeyProps {
  readonly secret: string;
  readonly account: string;
  /** Claimed, refused or left: it need not be kept for later any more. */
  readonly onDecided: () => void;
  readonly onClaimed: () => void;
}

/** Claiming is a choice: opening the link alone takes nothing from anybody. */
export function ClaimKey({ secret, account, onDecided, onClaimed }: ClaimKeyProps) {
  const claim = useMutation({
    mutationFn: () => claimKey(secret),
    onSuccess: () => {
      onDecided();
      onClaimed();
    },
    // A connection that broke decides nothing.
    onError: (error) => void (error instanceof ApiError && error.statusCode < 500 && onDecided()),
  });
  /** Asked again, it would be refused again. */
  const isGone = secret === '' || (claim.error instanceof ApiError && claim.error.statusCode === 404);
  const isYours = claim.error instanceof ApiError && claim.error.code === ALREADY_YOURS;
  return (
    <div className={styles.place}>
      <Card>
        <div className={styles.claim}>
          <RidgePrint inked={secret === '' || (claim.isError && !isYours) ? 0.12 : 1} />
          <PageHeading>{CLAIM_MESSAGES.title}</PageHeading>
          <p>{CLAIM_MESSAGES.what}</p>
          <p>{CLAIM_MESSAGES.yours}</p>
          {secret === '' && <MessageAlert variant="danger" messages={[KEY_MESSAGES.giftUnknown]} />}
          {claim.isError && <MessageAlert variant={isYours ? 'info' : 'danger'} messages={messagesOf(claim.error)} />}
          <div className={styles.actions}>
            {!isGone && !isYours && (
              <Button arrow="forward" loading={claim.isPending} onClick={() => claim.mutate()}>
                {CLAIM_MESSAGES.claim}
              </Button>
            )}
            <LinkButton variant={isYours ? 'primary' : 'quiet'} to={account} onClick={onDecided}>
              {CLAIM_MESSAGES.toAccount}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  );
}
