import { colourBetween } from '@lf/domain/fingerprint-art/colours';
import { valueKey } from '@lf/domain/value-name';
import { groupInk } from '../result/group-ink.ts';
import styles from './moving-names.module.css';

interface MovingNamesProps {
  readonly earlier: readonly string[];
  readonly later: readonly string[];
  readonly share: number;
}

interface Row {
  readonly value: string;
  readonly earlier: number | undefined;
  readonly later: number | undefined;
}

/** What goes is gone before what comes is there: two names never stand on each other. */
const GONE_AT = 0.45;

function rowsOf(earlier: readonly string[], later: readonly string[]): Row[] {
  const nowKeys = later.map(valueKey);
  const thenKeys = earlier.map(valueKey);
  const place = (keys: readonly string[], value: string) => {
    const found = keys.indexOf(valueKey(value));
    return found < 0 ? undefined : found;
  };
  return [
    ...earlier.map((value, i) => ({ value, earlier: i, later: place(nowKeys, value) })),
    ...later.flatMap((value, i) =>
      thenKeys.includes(valueKey(value)) ? [] : [{ value, earlier: undefined, later: i }],
    ),
  ];
}

/** How much of a name is seen. */
function presence({ earlier, later }: Row, share: number): number {
  if (later === undefined) return Math.max(0, 1 - share / GONE_AT);
  if (earlier === undefined) return Math.max(0, 1 - (1 - share) / GONE_AT);
  return 1;
}

/** The names wander with the picture: from their place then to their place now. For the eye; what they say stands below in words. */
export function MovingNames({ earlier, later, share }: MovingNamesProps) {
  const counts = [earlier.length, later.length] as const;
  return (
    <div className={styles.names} style={{ '--rows': Math.max(...counts) } as React.CSSProperties} aria-hidden="true">
      {rowsOf(earlier, later).map((row) => {
        const from = row.earlier ?? row.later ?? 0;
        const to = row.later ?? row.earlier ?? 0;
        const way = to - from;
        const seen = presence(row, share);
        if (seen === 0) return null;
        const ownCounts = [
          row.earlier === undefined ? counts[1] : counts[0],
          row.later === undefined ? counts[0] : counts[1],
        ] as const;
        const style = {
          ...groupInk(colourBetween([from, to], ownCounts, share)),
          '--row': from + way * share,
          // Two that change places pass beside each other.
          '--aside': way < 0 ? Math.sin(Math.PI * share) : 0,
          '--seen': seen,
        };
        return (
          <span key={row.value} className={styles.name} style={style}>
            <span className={styles.dot} />
            <span className={styles.value} dir="auto">
              {row.value}
            </span>
          </span>
        );
      })}
    </div>
  );
}
