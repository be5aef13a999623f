import { Fragment, memo, Suspense } from 'react';
import type { FingerprintPicture as Picture, RidgeGroup } from '@lf/domain/fingerprint-art';
import { LABELLED_WIDTH } from '@lf/domain/fingerprint-art/labels';
import { CANVAS_HEIGHT, CANVAS_WIDTH } from '@lf/domain/fingerprint-art/pad';
import { VALUE_ROLE_NAMES } from '@lf/domain/messages/result';
import { classNames } from '../../components/ui/class-names.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { usePicture } from './drawn-picture.ts';
import { groupInk } from './group-ink.ts';
import { useTurn } from './use-turn.ts';
import styles from './fingerprint-picture.module.css';

interface FingerprintPictureProps {
  readonly values: readonly string[];
  readonly archetype: string;
  readonly label: string;
  /** Draws the ridges one after the other, core first. */
  readonly drawing: boolean;
  readonly onOpen: (place: number) => void;
}

/** Names longer than this stand in a smaller size beside the print. */
const LONG_NAME = 22;
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;
const nameOf = ({ value, role }: RidgeGroup): string => `${value}, ${VALUE_ROLE_NAMES[role]}`;

function Ridges({
  picture,
  place,
  drawing,
}: {
  readonly picture: Picture;
  readonly place: number;
  readonly drawing: boolean;
}) {
  const isTheirTurn = useTurn(drawing ? place : 0);
  const ridges = picture.ridges.filter(({ group }) => group === place);
  const whole = ridges.map(({ path }) => path).join('');
  // What a finger reaches is of use once the page is hydrated: until then it would only add bytes.
  const isAlive = useHydrated();
  if (!isTheirTurn) return null;
  return (
    <>
      {isAlive && <path className={styles.reach} d={whole} />}
      {drawing ? (
        ridges.map(({ path }, index) => (
          <path
            key={path}
            d={path}
            pathLength={1}
            className={classNames(styles.ridge, styles.drawing)}
            style={{ '--turn': place + index / ridges.length } as React.CSSProperties}
          />
        ))
      ) : (
        <path d={whole} className={styles.ridge} />
      )}
    </>
  );
}

/** Every group of ridges is a button that opens its value; the names beside it do the same for the pointer. */
function Drawn({ values, archetype, label, drawing, onOpen }: FingerprintPictureProps) {
  const picture = usePicture(values, archetype);
  const { width, height, groups } = picture;
  return (
    <figure className={styles.figure} dir="ltr" aria-label={label}>
      <svg className={styles.print} viewBox={`0 0 ${width} ${height}`} strokeWidth={picture.stroke}>
        {groups.map((group, place) => (
          // An SVG group cannot be a native button; it gets a button's role, focus and keys.
          <g
            key={group.value}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there are no HTML buttons inside an SVG
            role="button"
            tabIndex={0}
            aria-label={nameOf(group)}
            className={styles.group}
            style={groupInk(group.colour)}
            onClick={() => onOpen(place)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onOpen(place);
            }}
          >
            <Ridges picture={picture} place={place} drawing={drawing} />
          </g>
        ))}
        <g className={classNames(styles.leaders, drawing && styles.fading)} aria-hidden="true">
          {groups.map(({ value, leader, anchor }) => {
            const line = `M${leader.map(({ x, y }) => `${x} ${y}`).join('L')}`;
            return (
              <Fragment key={value}>
                <path className={styles.clearing} d={line} />
                <path className={styles.leader} d={line} />
                <circle className={styles.anchor} cx={anchor.x} cy={anchor.y} r={5} />
              </Fragment>
            );
          })}
        </g>
      </svg>
      <div className={classNames(styles.names, drawing && styles.fading)} aria-hidden="true">
        {groups.map((group, place) => (
          <button
            key={group.value}
            type="button"
            tabIndex={-1}
            className={classNames(styles.name, group.value.length > LONG_NAME && styles.long)}
            style={{
              ...groupInk(group.colour),
              insetInlineStart: percent(group.label.x, LABELLED_WIDTH),
              insetBlockStart: percent(group.label.y, height),
            }}
            onClick={() => onOpen(place)}
          >
            <span className={styles.dot} />
            <span dir="auto" className={styles.value}>
              {group.value}
            </span>
            <span className={styles.role}>
              {place + 1} · {VALUE_ROLE_NAMES[group.role]}
            </span>
          </button>
        ))}
      </div>
    </figure>
  );
}

const place = (
  <div className={styles.figure}>
    <svg className={styles.print} viewBox={`0 0 ${CANVAS_WIDTH} ${CANVAS_HEIGHT}`} aria-hidden="true" />
  </div>
);

/**
 * Its place is kept until it is drawn. A picture that came with the page stays there meanwhile, as long as nobody draws this anew with other
 * props: React would then throw it away.
 */
export const FingerprintPicture = memo(function FingerprintPicture(props: FingerprintPictureProps) {
  return (
    <Suspense fallback={place}>
      <Drawn {...props} />
    </Suspense>
  );
});
