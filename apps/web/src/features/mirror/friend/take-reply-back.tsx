import { MIRROR_REPLIED_MESSAGES as WORDS } from '@lf/domain/messages/mirror-replied';
import { useState } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { messagesOf } from '../../../lib/api-error.ts';
import { NamedWords } from '../../../components/ui/named-words.tsx';

interface TakeReplyBackProps {
  readonly name: string;
  readonly variant: 'secondary' | 'quiet';
  readonly takeBack: () => Promise<void>;
}

export function TakeReplyBack({ name, variant, takeBack }: TakeReplyBackProps) {
  const [isOpen, setOpen] = useState(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const close = () => isUnderWay || setOpen(false);

  function open(): void {
    setMessages([]);
    setOpen(true);
  }

  async function confirm(): Promise<void> {
    setUnderWay(true);
    setMessages([]);
    try {
      await takeBack();
    } catch (error) {
      setMessages(messagesOf(error));
      setUnderWay(false);
    }
  }

  return (
    <>
      <Button variant={variant} onClick={open}>
        {WORDS.takeBack}
      </Button>
      <Dialog
        open={isOpen}
        title={WORDS.takeBackTitle}
        isBusy={isUnderWay}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" aria-disabled={isUnderWay || undefined} onClick={close}>
              {WORDS.takeBackNot}
            </Button>
            <Button
              variant="danger"
              loading={isUnderWay}
              loadingLabel={WORDS.takingBack}
              onClick={() => void confirm()}
            >
              {WORDS.takeBackNow}
            </Button>
          </>
        }
      >
        <p>
          <NamedWords words={WORDS.takeBackText} name={name} />
        </p>
        <MessageAlert variant="danger" messages={messages} />
      </Dialog>
    </>
  );
}
