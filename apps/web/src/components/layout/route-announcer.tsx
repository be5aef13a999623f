import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from '../../lib/router/router.tsx';
import { documentTitle } from '../../lib/document-title.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** A change of screen without a page load: says the new title, and starts at the top unless the person went back. */
export function RouteAnnouncer({ title }: { readonly title: string | undefined }) {
  const { pathname, by } = useLocation();
  const [arrivedAt] = useState(pathname);

  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title);
  }, [title]);

  const toTop = useEffectEvent((_pathname: string) => {
    // In the frame that shows the screen first, which lays it out anyway.
    if (by === 'push' || by === 'replace') requestAnimationFrame(() => window.scrollTo(0, 0));
  });
  useLayoutEffect(() => toTop(pathname), [pathname]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{pathname === arrivedAt ? '' : title}</span>
    </VisuallyHidden>
  );
}
