import { SEALED_BYTES, SEALED_NAMES, sealedColumnsOf } from './sealed-columns.ts';
import type {
  ColumnUpdateNode,
  InsertQueryNode,
  KyselyPlugin,
  OperationNode,
  RootOperationNode,
  ValueNode,
} from 'kysely';
import type { Database } from '../db/schema.ts';
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

/** In place: the driver made the row for this result alone. `names`: the sealed ones among its columns. */
function openRow(sealer: Sealer, names: readonly string[], row: Record<string, unknown>): void {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'string') row[name] = sealer.open(name, value);
  }
  const { readAs, column } = SEALED_BYTES;
  const bytes = row[readAs];
  if (typeof bytes === 'string')
    row[readAs] = sealer.openBytes(column, Buffer.from(bytes, 'base64')).toString('base64');
}

const sealers = new WeakMap<KyselyPlugin, Sealer>();

/** The sealer that this database, or the transaction on it, was opened with. */
export function sealerOf(db: Database): Sealer | undefined {
  for (const plugin of db.getExecutor().plugins) {
    const sealer = sealers.get(plugin);
    if (sealer !== undefined) return sealer;
  }
  return undefined;
}

/** Nothing that goes through the query layer reaches the database unsealed, and nothing comes back sealed. */
export function sealingPlugin(sealer: Sealer): KyselyPlugin {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => sealNode(sealer, node),
    transformResult: ({ result }) => {
      const rows = result.rows as readonly Record<string, unknown>[];
      // All rows of a result have the same columns.
      const [first] = rows;
      if (first === undefined) return Promise.resolve(result);
      const columns = Object.keys(first);
      const names = columns.filter((name) => SEALED_NAMES.has(name));
      if (names.length > 0 || columns.includes(SEALED_BYTES.readAs))
        for (const row of rows) openRow(sealer, names, row);
      return Promise.resolve(result);
    },
  };
  sealers.set(plugin, sealer);
  return plugin;
}
