import { inject } from 'vitest';

export interface TestSettings {
  /** Set in the run against a real PostgreSQL server. */
  readonly postgresUrl: string | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export function testSettings(): TestSettings {
  const postgresUrl = inject('postgresUrl');
  return { postgresUrl: postgresUrl === '' || postgresUrl === undefined ? undefined : postgresUrl };
}
