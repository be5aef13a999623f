import { useState } from 'react';
import type { PdfVersion } from '@lf/contract/fingerprints';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { messagesOf } from '../../lib/api-error.ts';

interface DownloadButtonProps {
  readonly licenseCode: string;
  /** What anybody else would get, also for the owner. */
  readonly asStranger?: boolean;
  /** The owner's mirror has something to show: a third page is theirs to choose. */
  readonly offersMirror?: boolean;
}

/** Download now: in color or for any printer. */
export function DownloadButton({ licenseCode, asStranger = false, offersMirror = false }: DownloadButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isTicked, setTicked] = useState(false);
  const addsMirror = offersMirror && isTicked;
  const [making, setMaking] = useState<PdfVersion | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);

  async function download(version: PdfVersion): Promise<void> {
    setMaking(version);
    setMessages([]);
    try {
      // Most readers of a shared result never ask for it.
      const { downloadPdf } = await import('./api/download-pdf.ts');
      await downloadPdf(licenseCode, { version, asStranger, withMirror: addsMirror });
      setOpen(false);
    } catch (error) {
      setMessages(messagesOf(error));
    } finally {
      setMaking(null);
    }
  }

  const choice = (version: PdfVersion, label: string) => (
    <Button
      variant={version === 'colored' ? 'primary' : 'secondary'}
      loading={making === version}
      loadingLabel={RESULT_MESSAGES.downloading}
      disabled={making !== null && making !== version}
      onClick={() => void download(version)}
    >
      {label}
    </Button>
  );

  return (
    <>
      <Button onClick={() => setOpen(true)}>{RESULT_MESSAGES.downloadNow}</Button>
      <Dialog
        open={isOpen}
        title={addsMirror ? RESULT_MESSAGES.downloadTitleWithMirror : RESULT_MESSAGES.downloadTitle}
        onClose={() => setOpen(false)}
        actions={
          <>
            {choice('printable', RESULT_MESSAGES.printablePdf)}
            {choice('colored', RESULT_MESSAGES.coloredPdf)}
          </>
        }
      >
        <p>{RESULT_MESSAGES.downloadLead}</p>
        {offersMirror && (
          <Checkbox
            label={RESULT_MESSAGES.addMirrorPage}
            checked={isTicked}
            disabled={making !== null}
            onChange={(event) => setTicked(event.target.checked)}
          />
        )}
        <MessageAlert variant="danger" messages={messages} />
      </Dialog>
    </>
  );
}
