import type { SideBySideListed } from '@lf/contract/side-by-side';
import { formatDay, formatMoment } from '@lf/domain/date';
import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { NamedWords } from '../../components/ui/named-words.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { Link } from '../../lib/router/link.tsx';
import { fillPath } from '../../lib/router/match-path.ts';
import { useEndSideBySide } from './api/list-side-by-sides.ts';
import styles from './beside-list.module.css';

function Together({ listed: { id, firstName, since } }: { readonly listed: SideBySideListed }) {
  return (
    <>
      <Link to={fillPath(paths.sideBySide, { id })}>
        <NamedWords words={BESIDE_MESSAGES.beside} name={firstName ?? ''} />
      </Link>
      <span className={styles.day}>{BESIDE_MESSAGES.since(formatDay(since))}</span>
    </>
  );
}

interface WaitingProps {
  readonly listed: SideBySideListed;
  readonly onTakenBack: () => void;
}

/** Takes itself back: several may be under way at once, and each may fail. */
function Waiting({ listed: { id, since }, onTakenBack }: WaitingProps) {
  const end = useEndSideBySide();
  // With the hour: several may be made on one day.
  const moment = formatMoment(since);
  // Also when it has left the list meanwhile. A failure is shown below.
  const takeBack = () => end.mutateAsync(id).then(onTakenBack, () => undefined);
  return (
    <>
      <span>{BESIDE_MESSAGES.waiting(moment)}</span>
      <Button
        variant="quiet"
        loading={end.isPending}
        aria-label={BESIDE_MESSAGES.takeBackOf(moment)}
        onClick={() => void takeBack()}
      >
        {BESIDE_MESSAGES.takeBack}
      </Button>
      {end.isError && (
        <div className={styles.failed}>
          <MessageAlert variant="danger" messages={messagesOf(end.error)} />
        </div>
      )}
    </>
  );
}

interface BesideListProps {
  readonly listed: readonly SideBySideListed[];
}

/** Who stands beside the person, and links that wait and can be taken back. Stands in a place that keeps the focus: the row goes. */
export function BesideList({ listed }: BesideListProps) {
  const [takenBack, setTakenBack] = useState(0);
  return (
    <>
      {listed.length > 0 && (
        <ul className={styles.list}>
          {listed.map((each) => (
            <li key={each.id} className={styles.row}>
              {each.state === 'together' ? (
                <Together listed={each} />
              ) : (
                <Waiting listed={each} onTakenBack={() => setTakenBack((count) => count + 1)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <output className={styles.said}>
        {/* The same words twice are said twice. */}
        {takenBack > 0 && <span key={takenBack}>{BESIDE_MESSAGES.takenBack}</span>}
      </output>
    </>
  );
}
