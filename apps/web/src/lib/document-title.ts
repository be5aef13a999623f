const PRODUCT_NAME = 'Leadership Fingerprint';

export function documentTitle(screenTitle: string): string {
  return `${screenTitle} · ${PRODUCT_NAME}`;
}
