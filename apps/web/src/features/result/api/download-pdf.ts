import { getFingerprintPdf, type PdfVersion } from '@lf/contract/fingerprints';
import { PDF_FILE_NAME } from '@lf/domain/limits';
import { addressOf } from '../../../lib/address-of.ts';
import { downloadFile } from '../../../lib/download-file.ts';

interface DownloadChoice {
  readonly version: PdfVersion;
  /** What anybody else would get, also for the owner. */
  readonly asStranger: boolean;
  /** With the third page. */
  readonly withMirror: boolean;
}

/** Fetched with the owner's token where there is one: their copy holds their own texts, and a result that is switched off is still theirs. */
export const downloadPdf = (licenseCode: string, { version, asStranger, withMirror }: DownloadChoice): Promise<void> =>
  downloadFile(
    addressOf('', getFingerprintPdf.path, { licenseCode }, { version, mirror: withMirror ? 'true' : undefined }),
    PDF_FILE_NAME,
    { asStranger },
  );
