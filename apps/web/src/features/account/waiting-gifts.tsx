import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useClaimWaiting, useWaitingGifts } from './api/waiting-gifts.ts';
import { refusal, success, type Notice } from './notice.ts';
import styles from './waiting-gifts.module.css';

interface WaitingGiftsProps {
  readonly email: string;
  readonly onNotice: (notice: Notice) => void;
}

/** Keys that were mailed to this person: they need not look for the mail. */
export function WaitingGifts({ email, onNotice }: WaitingGiftsProps) {
  const { data: gifts = [] } = useWaitingGifts();
  const claim = useClaimWaiting();
  return gifts.map(({ id }) => (
    <Card key={id}>
      <div className={styles.gift}>
        <p>{ACCOUNT_MESSAGES.giftWaiting(email)}</p>
        <Button
          loading={claim.isPending && claim.variables === id}
          onClick={() =>
            claim.mutate(id, {
              onSuccess: () => onNotice(success(ACCOUNT_MESSAGES.claimed)),
              onError: (error) => onNotice(refusal(error)),
            })
          }
        >
          {ACCOUNT_MESSAGES.claimWaiting}
        </Button>
      </div>
    </Card>
  ));
}
