import { useMutation } from '@tanstack/react-query';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { RidgePrint } from '../../components/print/ridge-print.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { claimKey } from './api/claim-gift.ts';
import styles from './claim-key.module.css';

interface ClaimKeyProps {
  readonly secret: string;
  readonly account: string;
  readonly onClaimed: () => void;
}

/** Claiming is a choice: opening the link alone takes nothing from anybody. */
export function ClaimKey({ secret, account, onClaimed }: ClaimKeyProps) {
  const claim = useMutation({ mutationFn: () => claimKey(secret), onSuccess: onClaimed });
  return (
    <div className={styles.place}>
      <Card>
        <div className={styles.claim}>
          <RidgePrint inked={secret === '' || claim.isError ? 0.12 : 1} />
          <PageHeading>An assessment key for you</PageHeading>
          <p>
            Somebody has given you the key to a Leadership Fingerprint assessment. Your answers and your result will be
            yours alone: whoever gave it to you sees only whether you have started or finished.
          </p>
          {secret === '' && <MessageAlert variant="danger" messages={[KEY_MESSAGES.giftUnknown]} />}
          {claim.isError && <MessageAlert variant="danger" messages={messagesOf(claim.error)} />}
          <div className={styles.actions}>
            {secret !== '' && (
              <Button arrow="forward" loading={claim.isPending} onClick={() => claim.mutate()}>
                Claim the key
              </Button>
            )}
            <LinkButton variant="quiet" to={account}>
              To my account
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  );
}
