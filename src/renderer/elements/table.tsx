import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A short table; long ones are virtualised (history/case-table.tsx). */
export function Table({ label, columns, rows }: TableProps) {
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label={label}>
      {/* Explicit roles: CSS layout removes a table's semantics. */}
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, i) =>
              column === '' ? (
                <td key={i} role="cell" />
              ) : (
                <th key={i} scope="col" role="columnheader">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells }) => (
            <tr key={key} role="row">
              {cells.map((cell, i) => (
                <td key={i} role="cell" data-column={columns[i] || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
