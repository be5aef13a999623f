import { useRef } from 'react';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { Link } from '../../lib/router/link.tsx';
import { useLocation } from '../../lib/router/router.tsx';
import { useScreenEffect } from '../../lib/use-screen-effect.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './user-menu.module.css';

interface UserMenuProps {
  readonly home: string;
  readonly userName: string;
  readonly onLogOut: () => void;
}

/** A disclosure, not an ARIA menu: a link and a button that the Tab key walks through. */
export function UserMenu({ home, userName, onLogOut }: UserMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();

  const close = () => {
    if (details.current) details.current.open = false;
  };

  useScreenEffect(pathname, close);

  return (
    // Escape closes what the summary opened; the keyboard loses nothing.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={details}
      className={styles.menu}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        details.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.initial} aria-hidden="true">
          {userName.slice(0, 1).toUpperCase()}
        </span>
        <span className={styles.name}>{userName}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>
        <Link className={styles.item} to={home}>
          Account
        </Link>
        <button type="button" className={styles.item} onClick={onLogOut}>
          {SHELL_MESSAGES.logout}
        </button>
      </div>
    </details>
  );
}
