import { MIRROR_REPORT_CHARACTERS_MAX } from '@lf/domain/together-limits';
import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { useState } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { messagesOf } from '../../../lib/api-error.ts';
import { reportInvitation } from '../api/report-invitation.ts';
import styles from './report-invitation.module.css';

/** For whoever should not have been asked. */
export function ReportInvitation({ secret }: { readonly secret: string }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isUnderWay, setUnderWay] = useState(false);
  const [isReported, setReported] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const close = () => setOpen(false);
  const tooLong = text.trim().length > MIRROR_REPORT_CHARACTERS_MAX ? MIRROR_MESSAGES.reportTooLong : undefined;

  async function report(): Promise<void> {
    if (tooLong !== undefined) return;
    setUnderWay(true);
    setMessages([]);
    try {
      await reportInvitation(secret, text);
      setReported(true);
      setText('');
      close();
    } catch (error) {
      setMessages(messagesOf(error));
    } finally {
      setUnderWay(false);
    }
  }

  return (
    <div className={styles.report}>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {WORDS.report}
      </Button>
      <output>{isReported && WORDS.reported}</output>
      <Dialog
        open={isOpen}
        title={WORDS.report}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {WORDS.reportNot}
            </Button>
            <Button loading={isUnderWay} onClick={() => void report()}>
              {WORDS.reportNow}
            </Button>
          </>
        }
      >
        <p>{WORDS.reportText}</p>
        <TextArea
          label={WORDS.reportLabel}
          hint={WORDS.reportHint}
          error={tooLong}
          value={text}
          dir="auto"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <MessageAlert variant="danger" messages={messages} />
      </Dialog>
    </div>
  );
}
