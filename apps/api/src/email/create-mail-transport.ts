import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Config } from '@lf/platform/env';
import type { MailTransport } from './mail.ts';

/** SMTP where SMTP_URL is set, else files in the data folder. */
export function createMailTransport(config: Config): MailTransport {
  return config.SMTP_URL === undefined ? fileTransport(config) : smtpTransport(config.SMTP_URL, config.MAIL_FROM);
}
