import type * as ArchetypeTexts from '@lf/domain/archetype-choices';
import { useLater } from '../../../lib/later.ts';
import { archetypeTexts } from './archetype-texts.ts';

interface ComingTexts {
  readonly texts: typeof ArchetypeTexts | undefined;
  /** Neither here yet nor known to be out of reach. */
  readonly areComing: boolean;
}

/** Texts that cannot be fetched are asked for again, but nobody is kept waiting for them. */
export function useArchetypeTexts(): ComingTexts {
  const { code: texts, hasFailed } = useLater(archetypeTexts);
  return { texts, areComing: texts === undefined && !hasFailed };
}
