import { PostgresDialect, PostgresQueryCompiler } from 'kysely';
import { SEALED_BYTES, SEALED_NAMES, sealedColumnsOf } from './sealed-columns.ts';
import type {
  ColumnUpdateNode,
  CompiledQuery,
  DialectAdapter,
  InsertQueryNode,
  OperationNode,
  QueryCompiler,
  QueryId,
  RootOperationNode,
  ValueNode,
} from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Look, ShowingPool } from '../db/showing-pool.ts';
import type { Sealer } from './sealer.ts';

type Seal = (column: string, value: unknown) => unknown;

const nameOfTable = (node: OperationNode | undefined): string | undefined =>
  node?.kind === 'TableNode' ? (node as InsertQueryNode['into'])?.table.identifier.name : undefined;

const nameOfColumn = (node: OperationNode): string | undefined => {
  if (node.kind === 'ColumnNode') return (node as { column?: { name?: string } }).column?.name;
  const { column } = node as { column?: OperationNode };
  return column === undefined ? undefined : nameOfColumn(column);
};

const isValue = (node: OperationNode): node is ValueNode => node.kind === 'ValueNode';

function sealUpdates(updates: readonly ColumnUpdateNode[], seal: Seal): ColumnUpdateNode[] {
  return updates.map((update) => {
    const column = nameOfColumn(update.column);
    if (column === undefined || !isValue(update.value)) return update;
    return { ...update, value: { ...update.value, value: seal(column, update.value.value) } };
  });
}

function sealInsert(node: InsertQueryNode, seal: Seal): InsertQueryNode {
  const columns = node.columns?.map(({ column }) => column.name) ?? [];
  const { values, onConflict } = node;
  const rows = values as unknown as { readonly values?: readonly OperationNode[] } | undefined;
  const sealedRows = rows?.values?.map((row) => {
    const list = row as OperationNode & { readonly values: readonly unknown[] };
    if (row.kind === 'PrimitiveValueListNode')
      return { ...list, values: list.values.map((value, at) => seal(columns[at] ?? '', value)) };
    const nodes = list.values as readonly OperationNode[];
    return {
      ...list,
      values: nodes.map((value, at) =>
        isValue(value) ? { ...value, value: seal(columns[at] ?? '', value.value) } : value,
      ),
    };
  });
  return {
    ...node,
    ...(sealedRows === undefined ? {} : { values: { ...values, values: sealedRows } as unknown as OperationNode }),
    ...(onConflict?.updates === undefined
      ? {}
      : { onConflict: { ...onConflict, updates: sealUpdates(onConflict.updates, seal) } }),
  };
}

function sealFor(sealer: Sealer, table: string | undefined): Seal | undefined {
  if (table === SEALED_BYTES.table)
    return (column, value) =>
      column === SEALED_BYTES.column && value instanceof Uint8Array ? sealer.sealBytes(column, value) : value;
  const columns = table === undefined ? undefined : sealedColumnsOf(table);
  return (
    columns &&
    ((column, value) => (typeof value === 'string' && columns.has(column) ? sealer.seal(column, value) : value))
  );
}

function sealNode(sealer: Sealer, node: RootOperationNode): RootOperationNode {
  if (node.kind === 'InsertQueryNode') {
    const seal = sealFor(sealer, nameOfTable(node.into));
    return seal ? sealInsert(node, seal) : node;
  }
  if (node.kind === 'UpdateQueryNode') {
    const { table, updates } = node;
    const seal = sealFor(sealer, nameOfTable(table));
    return seal && updates ? { ...node, updates: sealUpdates(updates, seal) } : node;
  }
  return node;
}

type Row = Record<string, unknown>;

const STATEMENTS_KNOWN_MAX = 1_000;

/** The sealed columns of a statement's rows, looked for once: most statements have none. */
function sealedNames(): (statement: string, row: Row) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (statement, row) => {
    const names = known.get(statement);
    if (names !== undefined) return names;
    const found = Object.keys(row).filter((name) => SEALED_NAMES.has(name) || name === SEALED_BYTES.readAs);
    if (known.size < STATEMENTS_KNOWN_MAX) known.set(statement, found);
    return found;
  };
}

/** In place: the driver made the rows for this result alone, and all have the same columns. */
function openRows(sealer: Sealer): Look {
  const namesOf = sealedNames();
  return (rows, statement) => {
    const [first] = rows as Row[];
    if (first === undefined) return;
    for (const name of namesOf(statement, first)) for (const row of rows as Row[]) openValue(sealer, row, name);
  };
}

function openValue(sealer: Sealer, row: Row, name: string): void {
  const value = row[name];
  if (typeof value !== 'string') return;
  row[name] = name === SEALED_BYTES.readAs ? openBytes(sealer, value) : sealer.open(name, value);
}

const openBytes = (sealer: Sealer, base64: string): string =>
  sealer.openBytes(SEALED_BYTES.column, Buffer.from(base64, 'base64')).toString('base64');

const sealers = new WeakMap<DialectAdapter, Sealer>();

/** The sealer that this database, or the transaction on it, was opened with. */
export const sealerOf = (db: Database): Sealer | undefined => sealers.get(db.getExecutor().adapter);

class SealingCompiler extends PostgresQueryCompiler {
  readonly #sealer: Sealer;

  constructor(sealer: Sealer) {
    super();
    this.#sealer = sealer;
  }

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    return super.compileQuery(sealNode(this.#sealer, node), queryId);
  }
}

/**
 * Nothing that goes through the query layer reaches the database unsealed, and nothing comes back sealed. Not a plugin: that would be
 * waited for after every statement, also after those that hold nothing sealed.
 */
export class SealingDialect extends PostgresDialect {
  readonly #sealer: Sealer;

  constructor(pool: ShowingPool, sealer: Sealer) {
    super({ pool });
    this.#sealer = sealer;
    pool.showRows(openRows(sealer));
  }

  override createQueryCompiler(): QueryCompiler {
    return new SealingCompiler(this.#sealer);
  }

  override createAdapter(): DialectAdapter {
    const adapter = super.createAdapter();
    sealers.set(adapter, this.#sealer);
    return adapter;
  }
}
