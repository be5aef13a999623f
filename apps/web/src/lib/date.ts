/** A day as people write it, in the reader's own way. */
export function formatDay(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString(undefined, { dateStyle: 'medium' });
}
