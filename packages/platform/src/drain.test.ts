import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
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

/** Five callers in a thread of their own: connected and with their request sent before anybody looks. */
const CALLERS = `
const { workerData, parentPort } = require('node:worker_threads');
const { connect } = require('node:net');
const { port, sent } = workerData;
const flag = new Int32Array(sent);
let count = 0;
const answers = [];
for (let n = 0; n < 5; n += 1) {
  let text = '';
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET /quick HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n', () => {
      if ((count += 1) === 5) { Atomics.store(flag, 0, 1); Atomics.notify(flag, 0); }
    }));
  socket.on('data', (data) => { text += data; });
  socket.on('error', () => undefined);
  socket.on('close', () => { answers.push(text.slice(0, 12)); if (answers.length === 5) parentPort.postMessage(answers); });
}`;

test('connections that wait to be accepted when the server stops listening are answered', async () => {
  const { server, finish, close } = await startServer();
  const { port } = server.server.address() as AddressInfo;
  const sent = new SharedArrayBuffer(4);
  const answers = new Promise<unknown>((resolve) => {
    // At this very moment the server stops; meanwhile nothing is accepted.
    Object.defineProperty(server.leaving, 'closingConnections', {
      get: () => true,
      set: () => {
        new Worker(CALLERS, { eval: true, workerData: { port, sent } }).once('message', resolve);
        Atomics.wait(new Int32Array(sent), 0, 0);
      },
    });
  });
  const leaving = drain(server, DRAIN_SECONDS);
  expect(await answers).toEqual(Array.from({ length: 5 }, () => 'HTTP/1.1 200'));
  finish();
  await leaving;
  close();
  await server.close();
});
