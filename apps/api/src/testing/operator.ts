import { runOperator } from '../operator/run-operator.ts';
import type { TestApi } from './test-api.ts';

/** Runs one command line of the operator on the database of a test API. */
export const operate = ({ db, config }: TestApi, line: string) =>
  runOperator(line.split(' '), () => Promise.resolve({ db, config, close: () => Promise.resolve() }));

/** The rows that a command printed with `--json`. */
export const rowsOf = (output: string) => (JSON.parse(output) as { rows: Record<string, unknown>[] }).rows;
