/**
 * The service worker answered with the offline page in another one's place. It stays as it came, at the address that was wanted:
 * a press on its button, or the connection's return, asks for that again.
 */
export function waitForConnection(root: HTMLElement): void {
  const again = () => location.reload();
  root.querySelector('main button')?.addEventListener('click', again);
  window.addEventListener('online', again);
}
