import type { ReactNode } from 'react';
import { AppLink } from '../../../kit/link/app-link.js';
import { Seal } from '../../../kit/seal/seal.js';
import styles from './lists.module.css';

export interface LedgerRow {
  readonly id: string;
  readonly to?: string | undefined;
  readonly title: ReactNode;
  /** Name whose seal stands before the row. */
  readonly seal?: string | undefined;
  readonly text?: ReactNode;
  readonly status?: ReactNode;
  readonly end?: ReactNode;
  /** Buttons of the row; they lie above its link. */
  readonly actions?: ReactNode;
}

/** One line a thing, hairlines between; the whole line is the link. */
export function Ledger({ rows, label }: { rows: readonly LedgerRow[]; label?: string }) {
  return (
    <ul className={styles.ledger} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={row.seal === undefined ? undefined : styles.sealed}>
          {row.seal !== undefined && <Seal name={row.seal} size={44} />}
          <div className={styles.what}>
            {row.to === undefined ? <strong>{row.title}</strong> : <AppLink to={row.to}>{row.title}</AppLink>}
            {row.text !== undefined && <p>{row.text}</p>}
          </div>
          <div className={styles.status}>{row.status}</div>
          <div className={styles.end}>{row.end}</div>
          {row.actions !== undefined && <div className={styles.actions}>{row.actions}</div>}
        </li>
      ))}
    </ul>
  );
}
