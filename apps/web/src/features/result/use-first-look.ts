import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/**
 * True the first time this browser shows this fingerprint: then, and only then, it is drawn before one's eyes.
 * Not for those who want no motion: they see it whole at once.
 * A page that arrived as HTML shows it finished already; to draw it once more would take it away first.
 */
export function useFirstLook(licenseCode: string): boolean {
  const name = `lf.seen.${licenseCode}`;
  const isAlive = useHydrated();
  const [isFirst] = useState(
    () => isAlive && readStored(name) === null && !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  useEffect(() => writeStored(name, 'yes'), [name]);
  return isFirst;
}
