import { startPostgres } from './start-postgres.ts';
import type { TestProject } from 'vitest/node';

/** Vitest's global set-up of the run against PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
