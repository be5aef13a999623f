import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { useState } from 'react';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { sendEmailLink } from './api/send-email-link.ts';

interface Said {
  readonly variant: 'success' | 'danger';
  readonly messages: readonly string[];
}

export function SendEmailLink() {
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState<Said>({ variant: 'success', messages: [] });
  const send = async () => {
    setSending(true);
    try {
      setSaid({ variant: 'success', messages: await sendEmailLink() });
    } catch (error) {
      setSaid({ variant: 'danger', messages: messagesOf(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <MessageAlert {...said} />
      <Button
        variant="secondary"
        loading={sending}
        loadingLabel={SETTINGS_MESSAGES.sending}
        onClick={() => void send()}
      >
        {SETTINGS_MESSAGES.sendAgain}
      </Button>
    </>
  );
}
