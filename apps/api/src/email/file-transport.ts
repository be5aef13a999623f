import { constants } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { MAIL_LOGO } from './mail-logo.ts';
import type { Config } from '@lf/platform/env';
import type { MailTransport } from './mail.ts';

/** The outbox: each mail becomes an .eml file that any mail program opens. */
export function fileTransport(config: Pick<Config, 'DATA_DIR' | 'MAIL_FROM'>): MailTransport {
  const folder = path.resolve(config.DATA_DIR, 'outbox');
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let count = 0;
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail({
        ...mail,
        to: { name: '', address: mail.to },
        from: config.MAIL_FROM,
        attachments: [MAIL_LOGO],
      });
      await mkdir(folder, { recursive: true });
      count += 1;
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${String(count).padStart(4, '0')}.eml`;
      await writeFile(path.join(folder, name), Buffer.isBuffer(message) ? message : '');
    },
    check: async () => {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
    close: () => Promise.resolve(),
  };
}
