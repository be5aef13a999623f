import { classNames } from '../../components/ui/class-names.ts';
import { usePicture } from './drawn-picture.ts';
import { groupInk } from './group-ink.ts';
import styles from './still-picture.module.css';

interface StillPictureProps {
  readonly values: readonly string[];
  readonly archetype: string;
  readonly className: string | undefined;
  /** What it shows, where nothing beside it says so. */
  readonly label?: string;
}

/** A fingerprint without names and presses. It suspends until it is drawn. */
export function StillPicture({ values, archetype, className, label }: StillPictureProps) {
  const picture = usePicture(values, archetype);
  return (
    <svg
      className={classNames(styles.picture, className)}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      strokeWidth={picture.stroke}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
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
