const ASK_AGAIN_MS = 2_000;

/**
 * The service worker answered with the offline page in another one's place. It stays as it came, at the address that was wanted: a press on
 * its button asks for that again, and so does the connection's return. Browsers say 'online' a moment before anything can be reached: the
 * server is asked first, and again for as long as this page stands here.
 */
export function waitForConnection(root: HTMLElement): void {
  const again = () => location.reload();
  const whenReached = () => {
    if (!navigator.onLine) return;
    fetch('/config.json', { cache: 'no-store' }).then(again, () => setTimeout(whenReached, ASK_AGAIN_MS));
  };
  root.querySelector('main button')?.addEventListener('click', again);
  window.addEventListener('online', whenReached);
  setTimeout(whenReached, ASK_AGAIN_MS);
}
