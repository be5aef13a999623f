import nodemailer from 'nodemailer';
import { MAIL_LOGO } from './mail-logo.ts';
import type { MailTransport } from './mail.ts';

const TIMEOUT_MS = 10_000;

export function smtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS * 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    // An address object, never a string to parse: a comma in it must not become a second recipient.
    send: async (mail) => {
      await transport.sendMail({ ...mail, to: { name: '', address: mail.to }, from, attachments: [MAIL_LOGO] });
    },
    check: async () => {
      await transport.verify();
    },
    close: () => {
      transport.close();
      return Promise.resolve();
    },
  };
}
