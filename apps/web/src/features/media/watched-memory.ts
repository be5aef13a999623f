import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { getSession } from '../../lib/session.ts';
import type { ClipName } from './clips.ts';

/** Each person and each key watches for itself. */
function storageKey(clip: ClipName): string {
  const session = getSession();
  return ['lf.watched', session?.user.id ?? 'anybody', session?.licenseCode ?? 'no-key', clip].join('.');
}

export function wasWatched(clip: ClipName): boolean {
  return readStored(storageKey(clip)) !== null;
}

export function rememberWatched(clip: ClipName): void {
  writeStored(storageKey(clip), 'yes');
}
