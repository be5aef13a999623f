/** One line of the table of metrics. */
export interface Row {
  readonly measure: string;
  readonly value: number;
  readonly target: number;
  /** Whether the target is a floor, a ceiling or the lower end of a range; `info` has none. */
  readonly better: 'higher' | 'lower' | 'between' | 'info';
  /** Upper end of the range. */
  readonly atMost?: number;
  readonly note?: string;
}

/** A figure that is reported and not steered by. */
export function info(measure: string, value: number, note?: string): Row {
  return { measure, value, target: 0, better: 'info', ...(note === undefined ? {} : { note }) };
}

function isMet({ value, target, better, atMost = target }: Row): boolean {
  if (better === 'info') return true;
  const isEnough = better === 'lower' || value >= target;
  const isTooMuch = (better === 'lower' && value > target) || (better === 'between' && value > atMost);
  return isEnough && !isTooMuch;
}

export function printRows(rows: readonly Row[]): void {
  const table = [['measure', 'value', 'target', 'ratio', '', 'note'], ...rows.map(cellsOf)];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table) {
    process.stdout.write(
      `${line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
}

function cellsOf(row: Row): string[] {
  const { measure, value, target, better, atMost = target, note = '' } = row;
  if (better === 'info') return [measure, show(value), '', '', '', note];
  const ratio = better === 'lower' ? target / value : value / target;
  const wanted = {
    higher: `>= ${show(target)}`,
    lower: `<= ${show(target)}`,
    between: `${show(target)} to ${show(atMost)}`,
  };
  return [
    measure,
    show(value),
    wanted[better],
    Number.isFinite(ratio) ? ratio.toFixed(2) : '-',
    isMet(row) ? 'met' : 'NOT MET',
    note,
  ];
}

function show(value: number): string {
  return Number.isInteger(value) && Math.abs(value) > 1 ? String(value) : value.toFixed(3);
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

/** Of the items, the part that passes; 0 where there are none. */
export function share<T>(items: readonly T[], passes: (item: T) => boolean): number {
  return mean(items.map((item) => Number(passes(item))));
}
