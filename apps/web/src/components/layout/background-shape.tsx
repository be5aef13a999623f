import { useMemo } from 'react';
import { decorativeShape } from '@lf/domain/decorative-shape';
import styles from './background-shape.module.css';

const INKS = 7;

/** Ridges of a great print, leaving the page at its edge. Each screen has its own. */
export function BackgroundShape({ name }: { readonly name: string }) {
  const shape = useMemo(() => decorativeShape(name), [name]);
  return (
    <svg key={name} className={styles.shape} viewBox={shape.viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {shape.paths.map((ridge, index) => (
        <path key={ridge} d={ridge} strokeWidth={shape.stroke} className={styles[`ink${(index % INKS) + 1}`]} />
      ))}
    </svg>
  );
}
