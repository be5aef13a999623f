import { useEffect, type ReactNode } from 'react';
import { refreshWhenRestored } from '../lib/restored-page.ts';
import { registerWorker } from '../lib/register-worker.ts';

/** What stands around every signed-in screen and stays while one walks between them. */
export default function SignedInArea({ children }: { readonly children: ReactNode }) {
  useEffect(() => void registerWorker(), []);
  useEffect(refreshWhenRestored, []);
  return children;
}
