import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger';
export type Arrow = 'forward' | 'back';

interface Look {
  readonly variant?: ButtonVariant;
  readonly arrow?: Arrow;
  /** As wide as its place allows. */
  readonly wide?: boolean;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Keeps the focus and the size, refuses another press. */
  readonly loading?: boolean;
  readonly loadingLabel?: string;
}

export function buttonClass({ variant = 'primary', wide = false }: Look): string {
  return classNames(styles.button, styles[variant], wide && styles.wide);
}

export function ButtonLabel({ arrow, children }: { readonly arrow?: Arrow | undefined; readonly children: ReactNode }) {
  return (
    <>
      {arrow === 'back' && (
        <span className={styles.back}>
          <Icon name="arrow" directional />
        </span>
      )}
      <span>{children}</span>
      {arrow === 'forward' && (
        <span className={styles.forward}>
          <Icon name="arrow" directional />
        </span>
      )}
    </>
  );
}

export function Button({
  variant,
  arrow,
  wide,
  loading = false,
  loadingLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look: Look = { ...(variant && { variant }), ...(wide && { wide }) };
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is one of the button's own, 'button' when not given
      type={type}
      className={classNames(buttonClass(look), className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {loading ? (
        <>
          <Spinner />
          <span>{loadingLabel ?? children}</span>
        </>
      ) : (
        <ButtonLabel arrow={arrow}>{children}</ButtonLabel>
      )}
    </button>
  );
}
