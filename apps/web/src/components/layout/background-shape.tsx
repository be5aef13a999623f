import { useMemo } from 'react';
import { decorativeShape } from '@lf/domain/decorative-shape';
import styles from './background-shape.module.css';

const INKS = 7;
/** Finer than the ridges of the picture itself: this one stands behind words. */
const FINENESS = 0.5;

/** Ridges of a great print, leaving the page at its edge. Each screen has its own. */
export function BackgroundShape({ name }: { readonly name: string }) {
  const shape = useMemo(() => decorativeShape(name), [name]);
  // On a narrow screen the side with the core is the one to keep.
  const side = Number(shape.paths[0]?.split(/[ ,]/)[0]?.slice(1)) < Number(shape.viewBox.split(' ')[2]) / 2 ? 'xMin' : 'xMax';
  return (
    <svg key={name} className={styles.shape} viewBox={shape.viewBox} preserveAspectRatio={`${side}YMid slice`} aria-hidden="true" focusable="false">
      {shape.paths.map((ridge, index) => (
        <path key={ridge} d={ridge} strokeWidth={shape.stroke * FINENESS} className={styles[`ink${Math.floor((index / shape.paths.length) * INKS) + 1}`]} />
      ))}
    </svg>
  );
}
