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
  /** As it was written then and now. */
  readonly writtenThen: string;
  readonly writtenNow: string;
  readonly earlier: number | undefined;
  readonly later: number | undefined;
}

/** What goes is almost gone before what comes is there. */
const GONE_AT = 0.6;
/** From here on a name is spelled as now. */
const HALF_WAY = 0.5;
/** Lanes in parts of the width: names that stay, that go down, and that go up or come pass beside each other. */
const LANES = { down: 0.12, up: 0.58, coming: 0.4 };

function rowsOf(earlier: readonly string[], later: readonly string[]): Row[] {
  const nowKeys = later.map(valueKey);
  const thenKeys = earlier.map(valueKey);
  const place = (keys: readonly string[], value: string) => {
    const found = keys.indexOf(valueKey(value));
    return found < 0 ? undefined : found;
  };
  return [
    ...earlier.map((value, i) => {
      const now = place(nowKeys, value);
      return { writtenThen: value, writtenNow: later[now ?? -1] ?? value, earlier: i, later: now };
    }),
    ...later.flatMap((value, i) =>
      thenKeys.includes(valueKey(value))
        ? []
        : [{ writtenThen: value, writtenNow: value, earlier: undefined, later: i }],
    ),
  ];
}

/** How much of a name is seen. */
function presence({ earlier, later }: Row, share: number): number {
  if (later === undefined) return Math.max(0, 1 - share / GONE_AT);
  if (earlier === undefined) return Math.max(0, 1 - (1 - share) / GONE_AT);
  return 1;
}

/** How far beside its column a name is, in parts of the width. */
function aside({ earlier, later }: Row, share: number): number {
  if (later === undefined) return 0;
  if (earlier === undefined) return LANES.coming * Math.min(1, (1 - share) / GONE_AT);
  if (earlier === later) return 0;
  return (later < earlier ? LANES.up : LANES.down) * Math.sin(Math.PI * share);
}

/** The names wander with the picture: from their place then to their place now. For the eye; what they say stands below in words. */
export function MovingNames({ earlier, later, share }: MovingNamesProps) {
  const counts = [earlier.length, later.length] as const;
  return (
    <div className={styles.names} style={{ '--rows': Math.max(...counts) } as React.CSSProperties} aria-hidden="true">
      {rowsOf(earlier, later).map((row) => {
        const from = row.earlier ?? row.later ?? 0;
        const to = row.later ?? row.earlier ?? 0;
        const seen = presence(row, share);
        if (seen === 0) return null;
        const ownCounts = [
          row.earlier === undefined ? counts[1] : counts[0],
          row.later === undefined ? counts[0] : counts[1],
        ] as const;
        const style = {
          ...groupInk(colourBetween([from, to], ownCounts, share)),
          '--row': from + (to - from) * share,
          '--aside': aside(row, share),
          '--seen': seen,
        };
        return (
          <span key={row.writtenThen} className={styles.name} style={style}>
            <span className={styles.dot} />
            <bdi className={styles.value}>{share < HALF_WAY ? row.writtenThen : row.writtenNow}</bdi>
          </span>
        );
      })}
    </div>
  );
}
