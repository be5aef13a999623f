import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';

/** True the first time this browser shows this fingerprint: then, and only then, it is drawn before one's eyes. */
export function useFirstLook(licenseCode: string): boolean {
  const name = `lf.seen.${licenseCode}`;
  const [isFirst] = useState(() => readStored(name) === null);
  useEffect(() => writeStored(name, 'yes'), [name]);
  return isFirst;
}
