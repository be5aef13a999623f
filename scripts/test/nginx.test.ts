import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { steadyPort } from '@lf/platform/testing/steady-port';
import { installedNginx, startNginx } from '../../storm/servers/nginx.ts';

const nginx = installedNginx();

/** The proxy's configuration as shipped, before a stand-in that answers everything. */
describe.runIf(nginx !== undefined)('deploy/nginx.conf', () => {
  const arrived: string[] = [];
  let upstream: Server;
  let proxy: Awaited<ReturnType<typeof startNginx>>;
  let port: number;
  beforeAll(async () => {
    upstream = createServer((incoming, answer) => {
      arrived.push(incoming.url ?? '');
      answer.statusCode = 200;
      answer.end('ok');
    });
    upstream.listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const address = upstream.address();
    const app = typeof address === 'object' && address !== null ? address.port : 0;
    port = await steadyPort();
    proxy = await startNginx(nginx ?? '', { app1: app, app2: app, ai: app }, port);
  });
  afterAll(async () => {
    await proxy.stop();
    upstream.closeAllConnections();
    upstream.close();
  });

  /** As it is written: no client tidies the path first. */
  async function get(path: string): Promise<number> {
    const call = request({ host: '127.0.0.1', port, path });
    call.end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode ?? 0;
  }

  test.each([
    '/metrics',
    '/metrics/',
    '//metrics',
    '/metrics//',
    '/%6detrics',
    '/%6Detrics/',
    '/./metrics',
    '/x/../metrics',
    '/metrics?x=1',
    '/metrics;x',
    '/metrics%2f',
    '/METRICS',
    '/Metrics/',
  ])('keeps %s from everybody outside', async (path) => {
    const before = arrived.length;
    expect(await get(path)).toBe(404);
    expect(arrived.slice(before)).toEqual([]);
  });

  test('lets everything else through', async () => {
    for (const path of ['/', '/account', '/api/live', '/ai/health', '/metrics-of-success'])
      expect(await get(path)).toBe(200);
  });

  test('writes no query string, no license code and no secret to its logs', async () => {
    const secrets = ['SECRETKEY123', 'GIFTSECRET456', 'CODE-WITH-LETTERS', 'b0b0b0b0-0000-4000-8000-000000000000'];
    const [key, gift, code, id] = secrets;
    for (const path of [
      `/auth/reset-password?key=${key}`,
      `/claim-key?gift=${gift}`,
      `/fingerprint/${code}`,
      `/digital-fingerprint/${code}?x=${key}`,
      `/api/fingerprints/${code}/pdf?version=colored`,
      `/api/fingerprintData/data/${id}/${code}`,
      `/api/narrative/get-values/${code}`,
      `/api/licenses/${code}/gifts`,
      `/api/users/${id}`,
      `/${code}`,
    ])
      await get(path);
    const referred = request({ host: '127.0.0.1', port, path: '/', headers: { referer: `http://x/?key=${key}` } });
    referred.end();
    await once(referred, 'response');
    await expect.poll(() => proxy.logs()).toContain('/api/users');
    const logs = proxy.logs();
    for (const secret of secrets) expect(logs).not.toContain(secret);
    expect(logs).toContain('GET /fingerprint/');
  });
});
