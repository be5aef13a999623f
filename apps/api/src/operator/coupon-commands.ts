import { sql } from 'kysely';
import { readEntered } from '@lf/domain/entered-code';
import { OperatorError, required, wholeNumber, type Command, type Flags } from './command.ts';

function expiryOf(flags: Flags): Date | null {
  const text = flags['expires'];
  if (text === undefined) return null;
  const date =
    typeof text === 'string'
      ? new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59.999Z` : text)
      : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) throw new OperatorError('--expires must be a date, as 2027-01-31');
  if (date.getTime() <= Date.now() && flags['force'] !== true)
    throw new OperatorError(
      `--expires ${String(text)} is over already: nobody could use the code (--force makes it all the same)`,
    );
  return date;
}

function codeOf(flags: Flags): string {
  const code = required(flags, 'code').trim().toUpperCase();
  if (!/^[A-Z0-9-]{3,64}$/.test(code)) throw new OperatorError('--code must have 3 to 64 letters, digits or hyphens');
  if (readEntered(code).kind !== 'access-code')
    throw new OperatorError('--code looks like an assessment key; choose another');
  return code;
}

export const couponCommands: readonly Command[] = [
  {
    name: 'coupon create',
    summary: 'Make an access code',
    flags: {
      code: 'the code people type',
      keys: 'keys it gives (default 1)',
      uses: 'how many people may use it (default 1)',
      'force!': 'also when that day is over',
      expires: 'last day it works, as 2027-01-31 (UTC), or a moment, as 2027-01-31T12:00:00Z',
    },
    changes: true,
    run: async ({ db, flags, dryRun }) => {
      const coupon = {
        code: codeOf(flags),
        keys: wholeNumber(flags, 'keys', 1, 100),
        max_uses: wholeNumber(flags, 'uses', 1, 1_000_000),
        expires_at: expiryOf(flags),
      };
      const there = await db.selectFrom('coupons').select('code').where('code', '=', coupon.code).executeTakeFirst();
      if (there) throw new OperatorError(`${coupon.code} exists already`);
      if (!dryRun) await db.insertInto('coupons').values(coupon).execute();
      return {
        message: `${dryRun ? 'Would make' : 'Made'} the access code ${coupon.code}: ${coupon.keys} key(s), ${coupon.max_uses} use(s).`,
        rows: [coupon],
      };
    },
  },
  {
    name: 'coupon list',
    summary: 'Show all access codes',
    flags: {},
    changes: false,
    run: async ({ db }) => {
      const rows = await db
        .selectFrom('coupons')
        .select(['code', 'keys', 'uses', 'max_uses', 'expires_at', 'disabled_at'])
        .orderBy('created_at')
        .execute();
      return { message: `${rows.length} access code(s).`, rows };
    },
  },
  {
    name: 'coupon enable',
    summary: 'Let an access code work again that was stopped',
    flags: { code: 'the code' },
    changes: true,
    run: async ({ db, flags, dryRun }) => {
      const code = codeOf(flags);
      const there = await db
        .selectFrom('coupons')
        .select(['code', 'disabled_at'])
        .where('code', '=', code)
        .executeTakeFirst();
      if (!there) throw new OperatorError(`there is no access code ${code}`);
      if (there.disabled_at === null) throw new OperatorError(`${code} was not stopped`);
      if (!dryRun) await db.updateTable('coupons').set({ disabled_at: null }).where('code', '=', code).execute();
      return { message: `${dryRun ? 'Would let' : 'Let'} the access code ${code} work again.` };
    },
  },
  {
    name: 'coupon disable',
    summary: 'Stop an access code; keys it has given stay',
    flags: { code: 'the code' },
    changes: true,
    run: async ({ db, flags, dryRun }) => {
      const code = codeOf(flags);
      const there = await db
        .selectFrom('coupons')
        .select(['code', 'disabled_at'])
        .where('code', '=', code)
        .executeTakeFirst();
      if (!there) throw new OperatorError(`there is no access code ${code}`);
      if (!dryRun)
        await db
          .updateTable('coupons')
          .set({ disabled_at: sql<Date>`coalesce(disabled_at, now())` })
          .where('code', '=', code)
          .execute();
      return { message: `${dryRun ? 'Would stop' : 'Stopped'} the access code ${code}.` };
    },
  },
];
