import { PRODUCTION, program as programOf, type Program } from '@lf/platform/testing/program';

/** A built program of the product, as deployed. */
export const program = (file: string, env: Readonly<Record<string, string>>): Promise<Program> =>
  programOf(`dist/${file}`, { env: { ...PRODUCTION, RATE_LIMIT_FACTOR: '100000', ...env } });
