import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggerOptions } from './logging.ts';

const SECRET = 'a painful memory';

test('a log line holds the route’s pattern and an error’s type and code, not the address and not the message', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: loggerOptions('info', { write: (line) => lines.push(line) }) });
  app.get('/things/:code', async (request) => {
    request.log.error({ err: Object.assign(new TypeError(SECRET), { code: 'E_TEST' }) }, 'request failed');
    return '';
  });
  await app.inject({ method: 'GET', url: '/things/7KQ2-9MZX?email=ada@example.org' });
  await app.close();
  const text = lines.join('\n');
  expect(text).toContain('/things/:code');
  expect(text).toContain('TypeError');
  expect(text).toContain('E_TEST');
  for (const held of [SECRET, '7KQ2', 'ada@example.org']) expect(text).not.toContain(held);
});
