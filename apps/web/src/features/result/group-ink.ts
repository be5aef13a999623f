import type { CSSProperties } from 'react';
import type { GroupColour } from '@lf/domain/fingerprint-art/colours';

/** A group's colour for the theme of the page, as `--group-ink` for the styles below it. */
export function groupInk({ light, dark }: GroupColour): CSSProperties {
  return { '--group-ink': `light-dark(${light}, ${dark})` } as CSSProperties;
}
