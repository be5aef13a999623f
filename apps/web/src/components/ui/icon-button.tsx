import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> {
  readonly icon: IconName;
  /** What it does, for people who do not see the icon, and as a tooltip. */
  readonly label: string;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={classNames(styles.button, className)} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
