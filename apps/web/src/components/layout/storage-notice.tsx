import { STORAGE_REFUSED } from '@lf/domain/messages/storage';
import { useStorageRefused } from '../../lib/use-storage-refused.ts';
import { Alert } from '../ui/alert.tsx';

/** Told for as long as it is true: this tab is all there is. */
export function StorageNotice() {
  if (!useStorageRefused()) return null;
  return (
    <Alert variant="warning">
      <p>{STORAGE_REFUSED}</p>
    </Alert>
  );
}
