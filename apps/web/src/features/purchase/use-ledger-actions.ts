import type { BoughtKey } from '@lf/contract/gifts';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { SENDING_MESSAGES } from '@lf/domain/messages/sending';
import { useCallback, useState } from 'react';
import { messagesOf } from '../../lib/api-error.ts';
import { remindOfKeys } from './api/remind-recipients.ts';
import { takeKeyBack } from './api/take-gift-back.ts';
import type { AlertVariant } from '../../components/ui/alert.tsx';

interface Notice {
  readonly variant: AlertVariant;
  readonly messages: readonly string[];
}

const NONE: Notice = { variant: 'info', messages: [] };

/** What a buyer can do with keys that are on their way, each told in one line. */
export function useLedgerActions(orderId: string, onChanged: () => Promise<unknown>) {
  const [notice, setNotice] = useState(NONE);
  const close = useCallback(() => setNotice(NONE), []);

  async function act(work: () => Promise<string>): Promise<void> {
    try {
      setNotice({ variant: 'success', messages: [await work()] });
    } catch (error) {
      setNotice({ variant: 'danger', messages: messagesOf(error) });
    }
    await onChanged();
  }

  return {
    notice,
    close,
    takeBack: ({ gift }: BoughtKey) =>
      act(async () => {
        await takeKeyBack(gift?.id ?? '');
        return ACCOUNT_MESSAGES.takenBack;
      }),
    remind: () => act(async () => SENDING_MESSAGES.reminded((await remindOfKeys(orderId)).reminded)),
    resent: (email: string) => act(() => Promise.resolve(SENDING_MESSAGES.resent(email))),
  };
}
