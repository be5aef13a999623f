import { MIRROR_REPLIED_MESSAGES as WORDS } from '@lf/domain/messages/mirror-replied';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { OwnLink } from './own-link.tsx';

interface SomebodyElseProps {
  readonly heldBy: string;
  readonly onSomebodyElse: () => void;
}

/** Two people may share a device, and one link. The device then forgets the first one’s way back. */
export function SomebodyElse({ heldBy, onSomebodyElse }: SomebodyElseProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {WORDS.somebodyElse}
      </Button>
      <Dialog
        open={isOpen}
        title={WORDS.somebodyElseTitle}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {WORDS.somebodyElseNot}
            </Button>
            <Button onClick={onSomebodyElse}>{WORDS.somebodyElseNow}</Button>
          </>
        }
      >
        <p>{WORDS.somebodyElseText}</p>
        {/* Begins anew each time: what was copied once may be overwritten since. */}
        {isOpen && <OwnLink heldBy={heldBy} />}
      </Dialog>
    </>
  );
}
