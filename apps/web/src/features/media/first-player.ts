/**
 * A browser reads its own styles for players with the first one of a page: 30 ms on a slow phone, in the frame that is to show the film. Here
 * they are read as soon as this code has come, in a task of their own.
 */
export function readPlayerStyles(): void {
  if (typeof document === 'undefined') return;
  setTimeout(() => {
    const player = document.createElement('video');
    player.hidden = true;
    document.body.append(player);
    getComputedStyle(player).getPropertyValue('display');
    player.remove();
  });
}
