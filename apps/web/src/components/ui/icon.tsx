import styles from './icon.module.css';

/** Drawn on a 20-unit grid with one line weight, like ridges. */
const DRAWINGS = {
  arrow: 'M4 10h12M11 5l5 5-5 5',
  check: 'M4 10.5l4 4 8-9',
  close: 'M5 5l10 10M15 5L5 15',
  chevron: 'M5 8l5 5 5-5',
  info: 'M10 9v5M10 6v.01M10 2.500a7.5 7.5 0 100 15 7.5 7.5 0 000-15z',
  eye: 'M2 10s3-5.5 8-5.500S18 10 18 10s-3 5.5-8 5.500S2 10 2 10zM10 7.800a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.400z',
  warning: 'M10 3l7.5 13.500h-15zM10 8v4M10 14.500v.01',
} as const;

/** One of the drawings that everybody's first page brings, or one that comes with the screen it is on (tool-drawings.ts). */
export type IconName = keyof typeof DRAWINGS | { readonly path: string };

interface IconProps {
  readonly name: IconName;
  /** Points the other way in right-to-left scripts. */
  readonly directional?: boolean;
}

export function Icon({ name, directional = false }: IconProps) {
  return (
    <svg
      className={directional ? `${styles.icon} ${styles.directional}` : styles.icon}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={typeof name === 'string' ? DRAWINGS[name] : name.path} />
    </svg>
  );
}
