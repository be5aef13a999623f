import { health } from '@lf/contract/health';
import { registerService } from '@lf/platform/http/service';
import type { FastifyInstance } from 'fastify';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';
import type { Tokens } from '@lf/platform/http/tokens';

/** The AI service under /ai. */
export async function registerAi(server: FastifyInstance, parts: { config: Config; db: Database; tokens: Tokens }): Promise<void> {
  await registerService(server, { ...parts, title: 'Leadership Fingerprint AI', basePath: '/ai', routes: [health], features: () => undefined });
}
