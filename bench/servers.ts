import { PRODUCTION, program } from '@lf/platform/testing/program';

export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A program of the repository, as deployed and without limits. */
export async function startProgram(file: string, env: Record<string, string>): Promise<BenchServer> {
  const server = await program(file, { env: { ...PRODUCTION, RATE_LIMIT_FACTOR: '100000', ...env } });
  await server.start();
  return { url: server.url, pid: server.pid(), stop: async () => void (await server.end('SIGTERM')) };
}
