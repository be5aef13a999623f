import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aiRoutes } from './ai-routes.ts';
import { apiRoutes } from './api-routes.ts';
import { clientTimeMs } from './client-time.ts';
import { AI_TURN_WAIT_MS, CONNECTION_IDLE_MS } from './limits.ts';

const survey = aiRoutes.filter(({ path }) => path.startsWith('/survey/'));

test.each(survey.map((route) => [route.path, route] as const))(
  '%s: engine, service, connection, proxy and client end in this order',
  (_, route) => {
    const service = (route.timeMs ?? Infinity) + AI_TURN_WAIT_MS;
    const nginx = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
    const proxySeconds = Number(/location \/ai\/ \{[^}]*proxy_read_timeout (\d+)s/u.exec(nginx)?.[1]);
    expect(clientTimeMs(route)).toBeGreaterThan(service);
    expect(CONNECTION_IDLE_MS).toBeGreaterThan(service);
    expect(proxySeconds * 1_000).toBeGreaterThan(service);
  },
);

test('every call of the survey names its time, and a result has more than a question', () => {
  const timeOf = (path: string) => survey.find((route) => route.path === path)?.timeMs ?? 0;
  expect(survey.every(({ timeMs }) => timeMs !== undefined)).toBe(true);
  expect(timeOf('/survey/result')).toBeGreaterThan(timeOf('/survey/next-question'));
  expect(apiRoutes.every((route) => clientTimeMs(route) > 0)).toBe(true);
});
