import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { drain } from './drain.ts';
import { readConfig } from './env.ts';
import { createServer } from './http/create-server.ts';

const DRAIN_SECONDS = 0.5;

/** A server with one slow and one quick answer, and a way to ask over a connection that stays open. */
async function startServer() {
  const server = createServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.get('/slow', () => slow.then(() => 'slow'));
  server.get('/quick', () => 'quick');
  server.get('/leaving', () => server.leaving);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const agents: Agent[] = [];
  const openConnection = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return (path: string) =>
      new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
        const call = request({ port, host: '127.0.0.1', path, agent }, (answer) => {
          void answer
            .toArray()
            .then((parts) => resolve({ text: Buffer.concat(parts).toString(), connection: answer.headers.connection }));
        });
        call.once('error', reject);
        call.end();
      });
  };
  return { server, finish, openConnection, close: () => agents.forEach((agent) => agent.destroy()) };
}

test('draining announces itself first, serves open connections, refuses new ones and waits for requests in flight', async () => {
  const { server, finish, openConnection, close } = await startServer();
  const [open, busy] = [openConnection(), openConnection()];
  await open('/quick');
  const underWay = busy('/slow');
  let left = false;
  const leaving = drain(server, DRAIN_SECONDS).finally(() => {
    left = true;
  });

  // Announced, and everything goes on: new connections too.
  expect(JSON.parse((await openConnection()('/leaving')).text)).toEqual({ announced: true, closingConnections: false });
  expect((await open('/quick')).connection).toBe('keep-alive');

  await expect.poll(() => server.leaving.closingConnections).toBe(true);
  await expect
    .poll(() =>
      openConnection()('/quick').then(
        () => 'answered',
        (error: Error & { code?: string }) => error.code,
      ),
    )
    .toBe('ECONNREFUSED');
  expect(left).toBe(false);

  finish();
  expect(await underWay).toEqual({ text: 'slow', connection: 'close' });
  await leaving;
  await server.close();
  close();
});

test('a connection that was idle before is still served once the server stopped accepting, and closed then', async () => {
  const { server, openConnection, close } = await startServer();
  const open = openConnection();
  await open('/quick');
  const leaving = drain(server, DRAIN_SECONDS);
  await expect.poll(() => server.leaving.closingConnections).toBe(true);
  expect(await open('/quick')).toEqual({ text: 'quick', connection: 'close' });
  await leaving;
  await server.close();
  close();
});
