import { Link, type LinkProps } from '../../lib/router/link.tsx';
import { ButtonLabel, buttonClass, type Arrow, type ButtonVariant } from './button.tsx';

interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly arrow?: Arrow;
  readonly wide?: boolean;
}

/** Goes somewhere, but weighs as much as a button. */
export function LinkButton({ variant = 'primary', arrow, wide = false, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={buttonClass({ variant, wide })} {...rest}>
      <ButtonLabel arrow={arrow}>{children}</ButtonLabel>
    </Link>
  );
}
