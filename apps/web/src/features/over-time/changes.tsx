import type { FinishedFingerprint } from '@lf/contract/fingerprints';
import type { Narrative } from '@lf/contract/narrative';
import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { overTime, type OverTime } from '@lf/domain/over-time';
import { Button } from '../../components/ui/button.tsx';
import { NamedWords } from '../../components/ui/named-words.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { whyNothingCame } from '../../lib/nothing-came.ts';
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
  const queries = [useNarrative(earlier.licenseCode), useNarrative(later.licenseCode)] as const;
  const [before, after] = [queries[0].data, queries[1].data];
  if (before !== undefined && after !== undefined) return <Shown earlier={before} later={after} />;
  const missing = queries.filter(({ data }) => data === undefined);
  if (missing.every((query) => whyNothingCame(query) === undefined))
    return <Skeleton label={AGAIN_MESSAGES.loading} lines={6} />;
  return (
    <div className={styles.failed}>
      <p>{AGAIN_MESSAGES.wordsFailed}</p>
      <Button
        variant="secondary"
        loading={missing.some(({ fetchStatus }) => fetchStatus === 'fetching')}
        onClick={() => missing.forEach(({ refetch }) => void refetch())}
      >
        {SHELL_MESSAGES.retry}
      </Button>
    </div>
  );
}
