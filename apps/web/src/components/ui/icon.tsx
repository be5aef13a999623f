import styles from './icon.module.css';

/** Drawn on a 20-unit grid with one line weight, like ridges. */
const DRAWINGS = {
  arrow: 'M4 10h12M11 5l5 5-5 5',
  check: 'M4 10.5l4 4 8-9',
  copy: 'M7 7V4h9v9h-3M4 7h9v9H4z',
  close: 'M5 5l10 10M15 5L5 15',
  chevron: 'M5 8l5 5 5-5',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  edit: 'M4 16l1-4 8-8 3 3-8 8zM11.5 5.500l3 3',
  info: 'M10 9v5M10 6v.01M10 2.500a7.5 7.5 0 100 15 7.5 7.5 0 000-15z',
  delete: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.600L14 6',
  drag: 'M7 5v.01M13 5v.01M7 10v.01M13 10v.01M7 15v.01M13 15v.01',
  eye: 'M2 10s3-5.5 8-5.500S18 10 18 10s-3 5.5-8 5.500S2 10 2 10zM10 7.800a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.400z',
  play: 'M6.5 4l9 6-9 6z',
  pause: 'M7 4.500v11M13 4.500v11',
  sound: 'M3 8v4h3l4 3.500v-11L6 8zM13 7.500a3.5 3.5 0 010 5M15.2 5a7 7 0 010 10',
  muted: 'M3 8v4h3l4 3.500v-11L6 8zM13 8l4.5 4.500M17.5 8L13 12.5',
  captions: 'M2.5 4.500h15v11h-15zM8.7 8.600a1.8 1.8 0 100 2.800M14.2 8.600a1.8 1.8 0 100 2.8',
  warning: 'M10 3l7.5 13.500h-15zM10 8v4M10 14.500v.01',
} as const;

export type IconName = keyof typeof DRAWINGS;

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
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
