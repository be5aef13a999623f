const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const SHORT_MONTH_LETTERS = 3;
const HALF_A_DAY = 12;

// Not `Intl`: a browser reads its tables of languages for the first date, a tenth of a second on a slow phone.

/** A day where the reader is, as English texts write it. */
export function formatDay(timestamp: string): string {
  const date = new Date(timestamp);
  const month = (MONTHS[date.getMonth()] ?? '').slice(0, SHORT_MONTH_LETTERS);
  return `${month} ${date.getDate()}, ${date.getFullYear()}`;
}

/** A day and an hour where the reader is, for what happens more than once a day. */
export function formatMoment(timestamp: string): string {
  const date = new Date(timestamp);
  const hour = date.getHours() % HALF_A_DAY || HALF_A_DAY;
  const minute = String(date.getMinutes()).padStart(2, '0');
  return `${formatDay(timestamp)}, ${hour}:${minute}\u00A0${date.getHours() < HALF_A_DAY ? 'AM' : 'PM'}`;
}

/** A day by Greenwich, the month in full, for documents. */
export function formatDocumentDay(date: Date): string {
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
