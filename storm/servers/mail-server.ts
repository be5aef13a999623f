import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
}

export interface MailServer {
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

export function startMailServer(port: number): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, callback) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
      stream.on('end', () => {
        const subject = /^Subject: (.*)$/mu.exec(text)?.[1]?.trim() ?? '';
        received.push(...session.envelope.rcptTo.map(({ address }) => ({ to: address, subject })));
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
