/** What of the page can be seen: with a keyboard over it, less than the window. */
export function visibleArea(): { readonly top: number; readonly height: number } {
  const { visualViewport } = window;
  return { top: visualViewport?.offsetTop ?? 0, height: visualViewport?.height ?? window.innerHeight };
}

/** Tells of every change of it: a keyboard that opens, a phone that is turned, a finger that pushes the page. */
export function onVisibleArea(tell: () => void): () => void {
  const sources = [
    [window, 'scroll'],
    [window, 'resize'],
    [window.visualViewport, 'scroll'],
    [window.visualViewport, 'resize'],
  ] as const;
  for (const [source, event] of sources) source?.addEventListener(event, tell, { passive: true });
  return () => {
    for (const [source, event] of sources) source?.removeEventListener(event, tell);
  };
}
