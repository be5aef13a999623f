import type { SideBySideListed } from '@lf/contract/side-by-side';
import { formatDay, formatMoment } from '@lf/domain/date';
import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { useEffect, useRef, useState } from 'react';
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
  readonly taking: boolean;
  readonly onTakeBack: () => void;
}

function Waiting({ listed: { since }, taking, onTakeBack }: WaitingProps) {
  // With the hour: several may be made on one day.
  const moment = formatMoment(since);
  return (
    <>
      <span>{BESIDE_MESSAGES.waiting(moment)}</span>
      <Button variant="quiet" loading={taking} aria-label={BESIDE_MESSAGES.takeBackOf(moment)} onClick={onTakeBack}>
        {BESIDE_MESSAGES.takeBack}
      </Button>
    </>
  );
}

interface BesideListProps {
  readonly listed: readonly SideBySideListed[];
  readonly onTakenBack?: (id: string) => void;
}

/** Who stands beside the person, and links that wait and can be taken back. */
export function BesideList({ listed, onTakenBack }: BesideListProps) {
  const end = useEndSideBySide();
  const [takenBack, setTakenBack] = useState(0);
  const said = useRef<HTMLOutputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (takenBack > 0) said.current?.focus();
  }, [takenBack]);
  const takeBack = (id: string) =>
    end.mutate(id, {
      onSuccess: () => {
        setTakenBack((count) => count + 1);
        onTakenBack?.(id);
      },
    });
  return (
    <>
      {end.isError && <MessageAlert variant="danger" messages={messagesOf(end.error)} />}
      {listed.length > 0 && (
        <ul className={styles.list}>
          {listed.map((each) => (
            <li key={each.id} className={styles.row}>
              {each.state === 'together' ? (
                <Together listed={each} />
              ) : (
                <Waiting
                  listed={each}
                  taking={end.isPending && end.variables === each.id}
                  onTakeBack={() => takeBack(each.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <output ref={said} className={styles.said} tabIndex={-1}>
        {takenBack > 0 && BESIDE_MESSAGES.takenBack}
      </output>
    </>
  );
}
