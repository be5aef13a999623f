import { PRODUCT_NAME } from '@lf/domain/messages/shell';

export function documentTitle(screenTitle: string): string {
  return `${screenTitle} · ${PRODUCT_NAME}`;
}
