import { useRef, type ReactNode } from 'react';
import { useLocation } from '../../lib/router/router.tsx';
import { useScreenEffect } from '../../lib/use-screen-effect.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './page-heading.module.css';

let firstScreen = true;

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly size?: 'medium' | 'large';
}

/** The screen's one h1. After a change of screen the focus comes here, so that nobody is left where a button used to be. */
export function PageHeading({ children, size = 'medium' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useScreenEffect(pathname, () => {
    // On arrival the browser's own start of the page is the right place.
    if (firstScreen) firstScreen = false;
    // With the frame that lays the screen out anyway: to focus it before would lay it out twice, or in one long task with drawing it.
    else requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  });

  return (
    <h1 ref={heading} tabIndex={-1} className={classNames(styles.heading, size === 'large' && styles.large)}>
      {children}
    </h1>
  );
}
