import { useMemo } from 'react';
import { ridgesFor } from './ridges.ts';
import styles from './background-shape.module.css';

/** Ridges of a great print, leaving the page at one of its corners. Each screen has its own. */
export function BackgroundShape({ name }: { readonly name: string }) {
  const shape = useMemo(() => ridgesFor(name), [name]);
  return (
    <svg key={name} className={styles.shape} data-corner={shape.corner} viewBox="0 0 1000 1000" aria-hidden="true" focusable="false">
      {shape.ridges.map((ridge, index) => (
        <path key={ridge} d={ridge} className={styles[`ink${(index % 7) + 1}`]} />
      ))}
    </svg>
  );
}
