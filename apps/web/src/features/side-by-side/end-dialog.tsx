import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { NamedWords } from '../../components/ui/named-words.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { useEndSideBySide } from './api/list-side-by-sides.ts';

interface EndDialogProps {
  readonly id: string;
  readonly open: boolean;
  /** Of the other. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Says what ends for whom, before it does. */
export function EndDialog({ id, open, name, onClose, onEnded }: EndDialogProps) {
  const end = useEndSideBySide();
  return (
    <Dialog
      open={open}
      title={BESIDE_MESSAGES.endTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
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
  );
}
