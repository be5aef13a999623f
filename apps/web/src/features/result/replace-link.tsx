import { useState } from 'react';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { replaceLink } from './api/replace-link.ts';

interface ReplaceLinkProps {
  readonly licenseCode: string;
  readonly onReplaced: (shareCode: string) => void;
}

/** A link that reached the wrong people: a new address, and the old one is dead. */
export function ReplaceLink({ licenseCode, onReplaced }: ReplaceLinkProps) {
  const [asking, setAsking] = useState(false);
  const [replacing, setReplacing] = useState(false);
  const [said, setSaid] = useState('');
  const [messages, setMessages] = useState<readonly string[]>([]);
  const close = () => setAsking(false);

  async function replace(): Promise<void> {
    setReplacing(true);
    setMessages([]);
    try {
      onReplaced(await replaceLink(licenseCode));
      setSaid(RESULT_MESSAGES.linkReplaced);
    } catch (error) {
      setMessages(messagesOf(error));
    }
    setReplacing(false);
    close();
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {RESULT_MESSAGES.replaceLink}
      </Button>
      <output>{said}</output>
      <MessageAlert variant="danger" messages={messages} />
      <Dialog
        open={asking}
        title={RESULT_MESSAGES.replaceLinkTitle}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {RESULT_MESSAGES.keepLink}
            </Button>
            <Button loading={replacing} onClick={() => void replace()}>
              {RESULT_MESSAGES.replaceLink}
            </Button>
          </>
        }
      >
        <p>{RESULT_MESSAGES.replaceLinkText}</p>
      </Dialog>
    </>
  );
}
