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
  /** Asked before it is made: why there is no such page any more, or nothing. */
  readonly whyNoMirror?: () => Promise<readonly string[]>;
}

const NOTHING_AGAINST = (): Promise<readonly string[]> => Promise.resolve([]);

/** Download now: in color or for any printer. */
export function DownloadButton({
  licenseCode,
  asStranger = false,
  offersMirror = false,
  whyNoMirror = NOTHING_AGAINST,
}: DownloadButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isTicked, setTicked] = useState(false);
  const addsMirror = offersMirror && isTicked;
  const [making, setMaking] = useState<PdfVersion | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);

  async function download(version: PdfVersion): Promise<void> {
    setMaking(version);
    setMessages([]);
    try {
      const refusal = isTicked ? await whyNoMirror() : [];
      if (refusal.length > 0) {
        setTicked(false);
        setMessages(refusal);
        return;
      }
      // Most readers of a shared result never ask for it.
      const { downloadPdf } = await import('./api/download-pdf.ts');
      await downloadPdf(licenseCode, { version, asStranger, withMirror: isTicked });
      setOpen(false);
    } catch (error) {
      setMessages(messagesOf(error));
    } finally {
      setMaking(null);
    }
  }

  function open(): void {
    setMessages([]);
    setOpen(true);
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
      <Button onClick={open}>{RESULT_MESSAGES.downloadNow}</Button>
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
