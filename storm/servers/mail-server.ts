import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** Whom mail has come for. */
  readonly received: readonly string[];
  close(): Promise<void>;
}

export function startMailServer(port: number): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, callback) => {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map((to) => to.address));
        callback();
      });
    },
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({ received, close: () => new Promise((done) => server.close(() => done())) }),
    );
  });
}
