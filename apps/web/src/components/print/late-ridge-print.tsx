import type { ComponentProps } from 'react';
import { later, useLater } from '../../lib/later.ts';
import { classNames } from '../ui/class-names.ts';
import type { RidgePrint } from './ridge-print.tsx';
import styles from './ridge-print.module.css';

const print = later(() => import('./ridge-print.tsx'));

/** Decoration beside words: its place is there at once, its ridges come when they can. */
export function LateRidgePrint({ size = 'small', ...props }: ComponentProps<typeof RidgePrint>) {
  const { code } = useLater(print);
  if (code !== undefined) return <code.RidgePrint size={size} {...props} />;
  return <svg className={classNames(styles.print, styles[size])} aria-hidden="true" />;
}
