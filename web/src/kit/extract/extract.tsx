import type { ReactNode } from 'react';
import styles from './extract.module.css';

export interface ExtractRow {
  /** Field number of WIPO standard ST.60; decoration, the label says the same in words. */
  readonly code?: string | undefined;
  readonly label: string;
  readonly value: ReactNode;
}

/** Facts as rows of a register extract. */
export function Extract({ rows }: { rows: readonly ExtractRow[] }) {
  return (
    <dl className={styles.extract}>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>
            <span className={styles.code} aria-hidden="true">
              {row.code === undefined ? '' : `(${row.code})`}
            </span>
            {row.label}
          </dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
