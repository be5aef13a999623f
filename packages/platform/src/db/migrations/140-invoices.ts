import { sql, type Kysely } from 'kysely';

/** What an invoice says, and how a purchase stands with the payment provider. Numbers run without a gap within a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column invoice_year integer,
      add column invoice_serial integer,
      add column invoice_number text,
      add column amount_tax bigint not null default 0,
      add column buyer_name text not null default '',
      add column buyer_address text not null default '',
      add column buyer_vat_id text not null default '',
      add column disputed_at timestamptz
  `.execute(db);
  await sql`create unique index orders_invoice on orders (invoice_year, invoice_serial)`.execute(db);
  await sql`
    update orders set invoice_year = numbered.year, invoice_serial = numbered.serial,
      invoice_number = 'LF-' || numbered.year || '-' || lpad(numbered.serial::text, 5, '0')
    from (
      select id, extract(year from coalesce(paid_at, created_at))::int as year,
        row_number() over (
          partition by extract(year from coalesce(paid_at, created_at)) order by coalesce(paid_at, created_at), id
        )::int as serial
      from orders where status in ('paid', 'refunded')
    ) numbered
    where numbered.id = orders.id
  `.execute(db);
}
