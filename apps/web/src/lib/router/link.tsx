import type { AnchorHTMLAttributes } from 'react';
import { useScreenEffect } from '../use-screen-effect.ts';
import type { NavigateOptions } from './browser-history.ts';
import { useNavigate } from './use-navigate.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  readonly to: string;
}

/** A plain link for everything a browser can do with one, and no page load for a plain press. */
export function Link({ to, replace, state, onClick, target, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (event.defaultPrevented || !plain || (target !== undefined && target !== '_self')) return;
        event.preventDefault();
        navigate(to, { ...(replace && { replace }), state });
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** Sends the person elsewhere as soon as it is drawn. */
export function Navigate({ to, replace = false, state }: NavigateOptions & { readonly to: string }) {
  const navigate = useNavigate();
  useScreenEffect(to, () => navigate(to, { replace, state }));
  return null;
}
