/** What people download. Apart from the limits, which every page fetches. */
export const PDF_FILE_NAME = 'Your_Fingerprint.pdf';
export const EXPORT_FILE_NAME = 'leadership-fingerprint-export.zip';
export const EXPORT_DATA_NAME = 'leadership-fingerprint.json';
