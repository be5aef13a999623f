import type { ComponentProps } from 'react';
import { later, useLater } from '../../../lib/later.ts';
import type { SafetyNotice } from './safety-notice.tsx';

export const safetyNotice = later(() => import('./safety-notice.tsx'));

/** Seldom shown: its code comes once the words of the screen stand. */
export function LateSafetyNotice(props: ComponentProps<typeof SafetyNotice>) {
  const { code } = useLater(safetyNotice);
  return code && <code.SafetyNotice {...props} />;
}
