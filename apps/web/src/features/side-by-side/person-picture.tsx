import { Suspense } from 'react';
import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { CANVAS_HEIGHT, CANVAS_WIDTH } from '@lf/domain/fingerprint-art/pad';
import { usePicture } from '../result/drawn-picture.ts';
import { groupInk } from '../result/group-ink.ts';
import styles from './person-picture.module.css';

interface PersonPictureProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly archetype: string;
}

function Drawn({ name, values, archetype }: PersonPictureProps) {
  const picture = usePicture(values, archetype);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      strokeWidth={picture.stroke}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from numbers: an img would need an address
      role="img"
      aria-label={BESIDE_MESSAGES.picture(name, values)}
    >
      {picture.groups.map((group, place) => (
        <path
          key={group.value}
          style={groupInk(group.colour)}
          d={picture.ridges
            .filter((ridge) => ridge.group === place)
            .map(({ path }) => path)
            .join('')}
        />
      ))}
    </svg>
  );
}

/** Its place is kept until it is drawn. */
export function PersonPicture(props: PersonPictureProps) {
  return (
    <Suspense
      fallback={<svg className={styles.picture} viewBox={`0 0 ${CANVAS_WIDTH} ${CANVAS_HEIGHT}`} aria-hidden="true" />}
    >
      <Drawn {...props} />
    </Suspense>
  );
}
