import { startTransition, useEffect, useState } from 'react';
import type { Narrative } from '@lf/contract/narrative';
import { ApiError, messagesOf, NetworkError } from '../../lib/api-error.ts';
import { completeLicense } from './api/complete-license.ts';
import { getFingerprint } from './api/get-fingerprint.ts';
import { drawAhead } from './drawn-picture.ts';
import { generateResult, isConfirmedMeanwhile, NotFinished, NotMine } from './generate-result.ts';
import type { GenerationStep } from './generation-step.ts';

export type OwnResult =
  | { readonly state: 'loading'; readonly step: GenerationStep | null }
  | { readonly state: 'ready'; readonly narrative: Narrative; readonly isPublic: boolean; readonly shareCode: string }
  /** Somebody else's key, or none: what anyone may see of it is on the public page. */
  | { readonly state: 'not-mine' }
  | { readonly state: 'not-finished' }
  /** With what is known about why; where that is nothing, with no messages. */
  | { readonly state: 'failed'; readonly messages: readonly string[] };

function outcomeOf(error: unknown): OwnResult {
  if (error instanceof NotFinished) return { state: 'not-finished' };
  if (error instanceof NotMine) return { state: 'not-mine' };
  const isExplained = error instanceof ApiError || error instanceof NetworkError;
  return { state: 'failed', messages: isExplained ? messagesOf(error) : [] };
}

async function load(userId: string, licenseCode: string, tell: (step: GenerationStep) => void): Promise<OwnResult> {
  try {
    const { narrative, isNew } = await generateResult({ userId, licenseCode }, tell);
    const drawn = drawAhead(narrative.values, narrative.archetype);
    const completed = completeLicense(licenseCode);
    // Waited for below; a failure is handled there.
    completed.catch(() => undefined);
    if (isNew) await completed;
    // A result that another tab has just made may not be completed yet.
    const shown = await getFingerprint(licenseCode).catch(async () => {
      await completed;
      return getFingerprint(licenseCode);
    });
    await Promise.all([completed, drawn]);
    return { state: 'ready', narrative, isPublic: shown.public, shareCode: shown.own?.shareCode ?? licenseCode };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Loads the result of one's own key, and makes it first where it is still to be made. */
export function useOwnResult(userId: string, licenseCode: string): OwnResult {
  const [result, setResult] = useState<OwnResult>({ state: 'loading', step: null });

  useEffect(() => {
    let wanted = true;
    const show = (next: OwnResult): void => {
      // In pieces: on a slow phone the whole is a long task.
      if (wanted) startTransition(() => setResult(next));
    };
    const loadAndShow = async (): Promise<OwnResult> => {
      const loaded = await load(userId, licenseCode, (step) => show({ state: 'loading', step }));
      show(loaded);
      return loaded;
    };
    const loadUntilKnown = async (): Promise<void> => {
      const { state } = await loadAndShow();
      if (state === 'not-finished' && (await isConfirmedMeanwhile(licenseCode)) && wanted) await loadAndShow();
    };
    void loadUntilKnown();
    return () => {
      wanted = false;
    };
  }, [userId, licenseCode]);

  return result;
}
