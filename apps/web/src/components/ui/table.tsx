/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as cards, CSS takes the roles away */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The header is for screen readers only, as above a column of actions. */
  readonly hideHeader?: boolean;
  /** Where there is room for a table, this column does not break its lines. */
  readonly oneLine?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Few and short columns stay a table on a phone too. */
  readonly stacks?: boolean;
}

/** A table where there is room, a stack of cards where there is none. The roles keep it a table for screen readers. */
export function Table<Row>({ caption, columns, rows, rowKey, stacks = true }: TableProps<Row>) {
  return (
    <table role="table" className={classNames(styles.table, stacks && styles.stacks)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} role="columnheader" scope="col">
              {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <td key={column.key} role="cell" className={column.oneLine ? styles.oneLine : undefined}>
                {!column.hideHeader && (
                  <span className={styles.cardLabel} aria-hidden="true">
                    {column.header}
                  </span>
                )}
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
