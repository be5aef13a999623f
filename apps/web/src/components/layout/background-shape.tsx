import { useMemo } from 'react';
import { decorativeShape } from '@lf/domain/decorative-shape';
import { ridgeInk } from '../ui/ridge-ink.ts';
import styles from './background-shape.module.css';

/** The outermost ridge is nearly gone: the print has no edge. */
const fading = (index: number, ridges: number) => 1 - 0.85 * (index / ridges) ** 1.5;

/** Ridges of a great print, leaving the page at its edge. Each screen has its own. */
export function BackgroundShape({ name }: { readonly name: string }) {
  const { viewBox, stroke, paths } = useMemo(() => decorativeShape(name), [name]);
  // On a narrow screen the side with the core is the one to keep.
  const side = Number(paths[0]?.split(/[ ,]/)[0]?.slice(1)) < Number(viewBox.split(' ')[2]) / 2 ? 'xMin' : 'xMax';
  return (
    <svg
      key={name}
      className={styles.shape}
      viewBox={viewBox}
      preserveAspectRatio={`${side}YMax slice`}
      aria-hidden="true"
      focusable="false"
    >
      {paths.map((ridge, index) => (
        <path
          key={ridge}
          d={ridge}
          strokeWidth={stroke}
          strokeOpacity={fading(index, paths.length)}
          className={ridgeInk(index, paths.length)}
        />
      ))}
    </svg>
  );
}
