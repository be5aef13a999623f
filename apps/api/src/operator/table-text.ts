/** What strangers wrote must not move the cursor, clear the screen or begin a row of its own. */
const visible = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export function tableText(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const columns = Object.keys(first);
  const show = (value: unknown) => {
    if (value === null || value === undefined) return '-';
    if (value instanceof Date) return value.toISOString();
    return typeof value === 'string' ? visible(value) : JSON.stringify(value);
  };
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => show(row[column]).length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(columns), ...rows.map((row) => line(columns.map((column) => show(row[column]))))].join('\n');
}
