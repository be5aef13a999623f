import { Suspense } from 'react';
import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { CANVAS_HEIGHT, CANVAS_WIDTH } from '@lf/domain/fingerprint-art/pad';
import { StillPicture } from '../result/still-picture.tsx';
import styles from './person-picture.module.css';

interface PersonPictureProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly archetype: string;
}

/** Its place is kept until it is drawn. */
export function PersonPicture({ name, values, archetype }: PersonPictureProps) {
  return (
    <Suspense
      fallback={<svg className={styles.picture} viewBox={`0 0 ${CANVAS_WIDTH} ${CANVAS_HEIGHT}`} aria-hidden="true" />}
    >
      <StillPicture
        className={styles.picture}
        values={values}
        archetype={archetype}
        label={BESIDE_MESSAGES.picture(name, values)}
      />
    </Suspense>
  );
}
