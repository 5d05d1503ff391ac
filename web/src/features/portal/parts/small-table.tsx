import type { ReactNode } from 'react';
import styles from './small-table.module.css';

interface Props {
  /** What it shows, for those who hear the page. */
  readonly name: string;
  readonly heads: readonly string[];
  /** Cells in the order of the heads; the first names its row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A small table; on a phone each row stands as lines of its own, each with its head. Where it is wider than its place it can be moved sideways, by keyboard too. */
export function SmallTable({ name, heads, rows }: Props) {
  return (
    <div className={styles.scroll} role="group" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row" data-label={heads[0]}>
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={heads[index + 1]} data-label={heads[index + 1]}>
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
