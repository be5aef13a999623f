import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './alert.module.css';

export type AlertVariant = 'danger' | 'success' | 'warning' | 'info';

const ICONS: Readonly<Record<AlertVariant, IconName>> = {
  danger: 'warning',
  success: 'check',
  warning: 'warning',
  info: 'info',
};

interface AlertProps {
  readonly variant: AlertVariant;
  /** Read at once, also where the page has not announced anything before. */
  readonly interrupts?: boolean | undefined;
  readonly children: ReactNode;
}

/** Tells at once what happened. Danger interrupts a screen reader; the rest waits its turn. */
export function Alert({ variant, interrupts = variant === 'danger', children }: AlertProps) {
  return (
    <div role={interrupts ? 'alert' : 'status'} className={classNames(styles.alert, styles[variant])}>
      <Icon name={ICONS[variant]} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}

/** Several messages are a list; one is a sentence; none is nothing. */
export function MessageAlert({
  variant,
  interrupts,
  messages,
}: Omit<AlertProps, 'children'> & { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert variant={variant} interrupts={interrupts}>
      {messages.length === 1 ? (
        <p>{messages[0]}</p>
      ) : (
        <ul>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
