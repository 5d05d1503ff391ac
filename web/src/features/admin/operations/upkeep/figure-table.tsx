import type { ReactNode } from 'react';
import styles from '../operations.module.css';

/** A table of figures under a heading; where there are no rows, why. */
export function FigureTable({
  id,
  title,
  columns,
  rows,
  none,
}: {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  /** Each begins with what it is of. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  readonly none: string;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={columns[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
