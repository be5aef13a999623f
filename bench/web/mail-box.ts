import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailBox {
  /** Where the server is to send its mails: in production it writes them to no file. */
  readonly url: string;
  mailTo(address: string, holding?: RegExp): Promise<Email>;
  close(): Promise<void>;
}

const ATTEMPTS = 200;
const PAUSE_MS = 100;

export function openMailBox(): Promise<MailBox> {
  const arrived: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push(Buffer.concat(chunks));
        callback();
      });
    },
  });
  const mailTo: MailBox['mailTo'] = async (address, holding = /./) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const mails = await Promise.all(arrived.toReversed().map((bytes) => PostalMime.parse(bytes)));
      const mail = mails.find(
        ({ to, text }) => to?.some((each) => each.address === address.toLowerCase()) && holding.test(text ?? ''),
      );
      if (mail) return mail;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new Error(`no mail to ${address}`);
  };
  return new Promise((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        mailTo,
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}
