import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import PostalMime from 'postal-mime';
import { afterAll, expect, test, vi } from 'vitest';
import { startTestApi } from '../testing/test-api.ts';

// Each test starts an API of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

interface Received {
  readonly to: readonly string[];
  readonly raw: Buffer;
}

/** A real SMTP server of the test's own. */
function startSmtp(port = 0): Promise<{ port: number; received: Received[]; close: () => Promise<void> }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map((to) => to.address), raw: Buffer.concat(chunks) });
        callback();
      });
    },
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address() as AddressInfo;
      resolve({ port: address.port, received, close: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

test('with SMTP_URL the mail goes out over SMTP, to the one address of the row', async () => {
  const smtp = await startSmtp();
  closers.push(smtp.close);
  const api = await startTestApi({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Fingerprint <hello@fingerprint.example>',
  });
  closers.push(() => api.close());
  const ada = await api.signUp();
  await api.call('POST', '/users/request-recover-password', { body: { email: ada.email.toUpperCase() } });
  await expect.poll(() => smtp.received.length).toBe(1);
  const [first] = smtp.received;
  expect(first?.to).toEqual([ada.email]);
  const mail = await PostalMime.parse(first?.raw ?? '');
  expect(mail.from?.address).toBe('hello@fingerprint.example');
  expect(mail.subject).toBe('Reset your password');
  expect(mail.text).toContain('/auth/reset-password?key=');
  expect(mail.html).toContain('/auth/reset-password?key=');
  const [logo] = mail.attachments;
  expect(logo).toMatchObject({ mimeType: 'image/png', disposition: 'inline', contentId: '<logo>' });
  expect(mail.html).toContain('src="cid:logo"');
});

test('a mail server that is down: same answer at once, the mail is kept and sent later', async () => {
  const probe = await startSmtp();
  await probe.close();
  const api = await startTestApi({ SMTP_URL: `smtp://127.0.0.1:${probe.port}` });
  closers.push(() => api.close());
  const ada = await api.signUp();
  const answer = await api.call('POST', '/users/request-recover-password', { body: { email: ada.email } });
  expect(answer.status).toBe(200);
  const waiting = () => api.db.selectFrom('outbox_mails').select('attempts').execute();
  await expect.poll(async () => (await waiting())[0]?.attempts).toBeGreaterThanOrEqual(1);

  const smtp = await startSmtp(probe.port);
  closers.push(smtp.close);
  await api.db
    .updateTable('outbox_mails')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([[ada.email]]);
  await expect.poll(waiting).toEqual([]);
});

test('a mail server that takes the connection and says nothing keeps nobody waiting', async () => {
  const held: Socket[] = [];
  const mute = createServer((socket) => held.push(socket));
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((done) => mute.close(() => done())));
  const given: string[] = [];
  const env = { SMTP_URL: `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`, LOG_LEVEL: 'warn' };
  const api = await startTestApi(env, { logTo: { write: (line) => given.push(line) } });
  closers.push(() => api.close());
  const ada = await api.signUp();
  await api.call('POST', '/users/request-recover-password', { body: { email: ada.email } });
  await expect.poll(() => held.length).toBe(1);
  expect((await api.call('GET', '/users/me', { token: ada.token })).status).toBe(200);
  // Answered while the mail was still on the line, not after it was given up.
  expect(given.filter((line) => line.includes('mail not sent'))).toEqual([]);
  for (const socket of held) socket.destroy();
});
