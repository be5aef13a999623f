import { getFingerprintPdf, type PdfVersion } from '@lf/contract/fingerprints';
import { PDF_FILE_NAME } from '@lf/domain/limits';
import { downloadFile } from '../../../lib/download-file.ts';

/** Fetched with the owner's token where there is one: their copy holds their own texts, and a result that is switched off is still theirs. */
export const downloadPdf = (licenseCode: string, version: PdfVersion, asStranger: boolean): Promise<void> =>
  downloadFile(
    `${getFingerprintPdf.path.replace('{licenseCode}', encodeURIComponent(licenseCode))}?version=${version}`,
    PDF_FILE_NAME,
    { asStranger },
  );
