import type { FinishedFingerprint } from '@lf/contract/fingerprints';
import type { Narrative } from '@lf/contract/narrative';
import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { overTime, type OverTime } from '@lf/domain/over-time';
import { NotLoaded } from '../../components/layout/not-loaded.tsx';
import { KeepsFocus } from '../../components/ui/keeps-focus.tsx';
import { NamedWords } from '../../components/ui/named-words.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useNotLoaded } from '../../lib/use-not-loaded.ts';
import { useNarrative } from './api/get-own-narrative.ts';
import { ArchetypeOverTime } from './archetype-over-time.tsx';
import { saidOfValues } from './said-of-value.ts';
import { ValueChanges } from './value-changes.tsx';
import styles from './over-time.module.css';

function Core({ core: { earlier, later, same } }: Pick<OverTime, 'core'>) {
  return same ? (
    <NamedWords words={AGAIN_MESSAGES.sameCore} name={later} />
  ) : (
    <NamedWords words={AGAIN_MESSAGES.otherCore} name={earlier} second={later} />
  );
}

/** What is to be said of all of them together, where there is something. */
function wholeOf({ stayed, moved, came, went }: OverTime): string | undefined {
  if (moved.length + came.length + went.length === 0) return AGAIN_MESSAGES.allStayed;
  return stayed.length + moved.length === 0 ? AGAIN_MESSAGES.nothingShared : undefined;
}

function Shown({ earlier, later }: { readonly earlier: Narrative; readonly later: Narrative }) {
  const changes = overTime(earlier, later);
  const whole = wholeOf(changes);
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.core}>
          <Core core={changes.core} />
        </p>
        {whole !== undefined && <p>{whole}</p>}
        <p className={styles.honest}>{AGAIN_MESSAGES.honest}</p>
      </div>
      <ValueChanges changes={changes} earlier={saidOfValues(earlier)} later={saidOfValues(later)} />
      <ArchetypeOverTime changes={changes} />
    </>
  );
}

interface ChangesProps {
  readonly earlier: FinishedFingerprint;
  readonly later: FinishedFingerprint;
}

/** What stayed, moved, came and went, in words. */
export function Changes({ earlier, later }: ChangesProps) {
  const [before, after] = [useNarrative(earlier.licenseCode), useNarrative(later.licenseCode)];
  const notLoaded = useNotLoaded(before, after);
  return (
    <KeepsFocus name={AGAIN_MESSAGES.changes} className={styles.loaded} isOnPaper>
      {notLoaded ? (
        <NotLoaded {...notLoaded} messages={[AGAIN_MESSAGES.wordsFailed]} />
      ) : before.data === undefined || after.data === undefined ? (
        <Skeleton label={AGAIN_MESSAGES.loading} lines={6} />
      ) : (
        <Shown earlier={before.data} later={after.data} />
      )}
    </KeepsFocus>
  );
}
