import { MIRROR_REPORT_CHARACTERS_MAX } from '@lf/domain/together-limits';
import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { useRef, useState } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { messagesOf } from '../../../lib/api-error.ts';
import { reportInvitation } from '../api/report-invitation.ts';
import styles from './report-invitation.module.css';

interface ReportInvitationProps {
  readonly secret: string;
  /** By a link that many have; of it no address is known. */
  readonly shared: boolean;
}

/** For whoever should not have been asked. */
export function ReportInvitation({ secret, shared }: ReportInvitationProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isUnderWay, setUnderWay] = useState(false);
  const [isReported, setReported] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const field = useRef<HTMLDivElement>(null);
  const close = () => isUnderWay || setOpen(false);
  const tooLong = text.trim().length > MIRROR_REPORT_CHARACTERS_MAX ? MIRROR_MESSAGES.reportTooLong : undefined;

  function open(): void {
    setMessages([]);
    setOpen(true);
  }

  async function report(): Promise<void> {
    if (tooLong !== undefined) {
      // Its complaint is read out with it.
      field.current?.querySelector('textarea')?.focus();
      return;
    }
    setUnderWay(true);
    setMessages([]);
    try {
      await reportInvitation(secret, text);
      setReported(true);
      setText('');
      setOpen(false);
    } catch (error) {
      setMessages(messagesOf(error));
    } finally {
      setUnderWay(false);
    }
  }

  return (
    <div className={styles.report}>
      <Button variant="quiet" onClick={open}>
        {WORDS.report}
      </Button>
      <output>{isReported && (shared ? WORDS.reported : `${WORDS.reported} ${WORDS.reportedNoMore}`)}</output>
      <Dialog
        open={isOpen}
        title={WORDS.report}
        isBusy={isUnderWay}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" aria-disabled={isUnderWay || undefined} onClick={close}>
              {WORDS.reportNot}
            </Button>
            <Button loading={isUnderWay} onClick={() => void report()}>
              {WORDS.reportNow}
            </Button>
          </>
        }
      >
        <p>{WORDS.reportText}</p>
        <div ref={field}>
          <TextArea
            label={WORDS.reportLabel}
            hint={WORDS.reportHint}
            error={tooLong}
            value={text}
            dir="auto"
            readOnly={isUnderWay}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
        <MessageAlert variant="danger" messages={messages} />
      </Dialog>
    </div>
  );
}
