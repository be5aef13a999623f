/** One line of the yardstick table. */
export interface Row {
  readonly measure: string;
  readonly value: number;
  readonly target: number;
  /** Whether the target is a floor or a ceiling; `info` has none. */
  readonly better: 'higher' | 'lower' | 'info';
  readonly note?: string;
}

export function printRows(rows: readonly Row[]): void {
  const lines = rows.map(({ measure, value, target, better, note }) => {
    if (better === 'info') return [measure, show(value), '', '', '', note ?? ''];
    const ratio = better === 'higher' ? value / target : target / value;
    const met = better === 'higher' ? value >= target : value <= target;
    const sign = better === 'higher' ? '>=' : '<=';
    return [
      measure,
      show(value),
      `${sign} ${show(target)}`,
      Number.isFinite(ratio) ? ratio.toFixed(2) : '-',
      met ? 'met' : 'NOT MET',
      note ?? '',
    ];
  });
  const table = [['measure', 'value', 'target', 'ratio', '', 'note'], ...lines];
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

function show(value: number): string {
  return Number.isInteger(value) && Math.abs(value) > 1 ? String(value) : value.toFixed(3);
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
