import { BEFORE_WE_BEGIN_MESSAGES } from '@lf/domain/messages/survey-opening';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

interface StartNewDialogProps {
  readonly open: boolean;
  readonly answers: number;
  readonly onKeep: () => void;
  readonly onStartNew: () => void;
}

/** Nobody's memories are deleted by one slip of a finger. */
export function StartNewDialog({ open, answers, onKeep, onStartNew }: StartNewDialogProps) {
  return (
    <Dialog
      open={open}
      title="Start from an empty page?"
      onClose={onKeep}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            Keep what I wrote
          </Button>
          <Button variant="danger" onClick={onStartNew}>
            {BEFORE_WE_BEGIN_MESSAGES.startNew}
          </Button>
        </>
      }
    >
      <p>
        {answers === 1 ? 'The answer' : `The ${answers} answers`} you have written will be deleted, on this device and
        everywhere else. This cannot be undone.
      </p>
    </Dialog>
  );
}
