import type { OwnMirror } from '@lf/contract/mirror';
import { useState } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button, type ButtonVariant } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useMirrorAction, type OnMirror } from './use-mirror-action.ts';

interface AskFirstProps {
  readonly label: string;
  /** The button by ear, where its label says too little alone. */
  readonly byEar?: string;
  readonly variant: ButtonVariant;
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly go: string;
  readonly goVariant?: ButtonVariant;
  readonly act: () => Promise<OwnMirror | null>;
  readonly onMirror: OnMirror;
  readonly onDone?: () => void;
}

/** A button whose press asks once more, and does it then. */
export function AskFirst({ label, byEar, variant, title, text, leave, go, goVariant, act, ...on }: AskFirstProps) {
  const [isOpen, setOpen] = useState(false);
  const { isUnderWay, messages, run } = useMirrorAction(on.onMirror);
  const close = () => setOpen(false);

  async function confirm(): Promise<void> {
    if (!(await run(act))) return;
    close();
    on.onDone?.();
  }

  return (
    <>
      <Button variant={variant} aria-label={byEar} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        title={title}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {leave}
            </Button>
            <Button {...(goVariant && { variant: goVariant })} loading={isUnderWay} onClick={() => void confirm()}>
              {go}
            </Button>
          </>
        }
      >
        <p>{text}</p>
        <MessageAlert variant="danger" messages={messages} />
      </Dialog>
    </>
  );
}
