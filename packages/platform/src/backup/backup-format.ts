import * as z from 'zod';

/**
 * A backup is a gzipped text of lines: the head, then each table's name followed by its rows as JSON, then the end. It holds
 * what both kinds of database understand, so either kind takes back what the other wrote; a file that was cut short has no end.
 */
export const BACKUP_FORMAT = 'leadership-fingerprint-backup';

export const headLine = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The shape of the database at that moment. */
  migrations: z.array(z.string()),
});

export const tableLine = z.object({ table: z.string() });
export const endLine = z.object({ end: z.literal(true), rows: z.int() });

/** A file that cannot be taken back, told in one line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
