import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { useState } from 'react';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { NamedWords } from '../../components/ui/named-words.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { useEndSideBySide } from './api/list-side-by-sides.ts';

interface EndSharingProps {
  readonly id: string;
  /** Of the other. */
  readonly name: string;
  readonly onEnded: () => void;
}

/** Says what ends for whom, before it does. What is under way cannot be left: it would end all the same. */
export function EndSharing({ id, name, onEnded }: EndSharingProps) {
  const [isOpen, setOpen] = useState(false);
  const end = useEndSideBySide();
  const close = () => end.isPending || setOpen(false);

  function open(): void {
    end.reset();
    setOpen(true);
  }

  return (
    <>
      <Button variant="quietDanger" onClick={open}>
        {BESIDE_MESSAGES.end}
      </Button>
      <Dialog
        open={isOpen}
        isBusy={end.isPending}
        title={BESIDE_MESSAGES.endTitle}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" aria-disabled={end.isPending || undefined} onClick={close}>
              {BESIDE_MESSAGES.keep}
            </Button>
            <Button variant="danger" loading={end.isPending} onClick={() => end.mutate(id, { onSuccess: onEnded })}>
              {BESIDE_MESSAGES.end}
            </Button>
          </>
        }
      >
        {end.isError && <MessageAlert variant="danger" messages={messagesOf(end.error)} />}
        <p>
          <NamedWords words={BESIDE_MESSAGES.endText} name={name} />
        </p>
      </Dialog>
    </>
  );
}
