import { ANSWER_MESSAGES } from '@lf/domain/messages/survey';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

interface EmptiedAnswerDialogProps {
  readonly open: boolean;
  readonly onKeep: () => void;
  readonly onTakeOut: () => void;
}

/** A submitted answer is not removed by emptying its field alone. */
export function EmptiedAnswerDialog({ open, onKeep, onTakeOut }: EmptiedAnswerDialogProps) {
  const { title, text, keep, takeOut } = ANSWER_MESSAGES.emptied;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onKeep}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {keep}
          </Button>
          <Button variant="danger" onClick={onTakeOut}>
            {takeOut}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
