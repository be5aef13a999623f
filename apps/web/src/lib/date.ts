/** A day and an hour, for what happens more than once a day. */
export function formatMoment(timestamp: string): string {
  return new Date(timestamp).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A day as people write it, in the reader's own way. */
export function formatDay(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString(undefined, { dateStyle: 'medium' });
}
