import type { OwnMirror } from '@lf/contract/mirror';
import { useState } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button, type ButtonVariant } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { MirrorEvents } from './mirror-events.ts';
import { useMirrorAction } from './use-mirror-action.ts';

interface AskFirstProps {
  readonly label: string;
  /** The button for a screen reader, where its label says too little alone. */
  readonly accessibleName?: string;
  readonly variant: ButtonVariant;
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly go: string;
  readonly goVariant?: ButtonVariant;
  readonly act: () => Promise<OwnMirror | null>;
  readonly events: MirrorEvents;
}

/** A button whose press asks once more, and does it then. What is under way cannot be left: it would happen all the same. */
export function AskFirst({
  label,
  accessibleName,
  variant,
  title,
  text,
  leave,
  go,
  goVariant,
  act,
  events,
}: AskFirstProps) {
  const [isOpen, setOpen] = useState(false);
  const { isUnderWay, messages, run, forgetMessages } = useMirrorAction(events);

  function open(): void {
    forgetMessages();
    setOpen(true);
  }

  async function confirm(): Promise<void> {
    if ((await run(act)) !== 'refused') setOpen(false);
  }

  return (
    <>
      <Button variant={variant} aria-label={accessibleName} onClick={open}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        isBusy={isUnderWay}
        title={title}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button variant="secondary" disabled={isUnderWay} onClick={() => setOpen(false)}>
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
