import type { ReactNode } from 'react';
import styles from './workbench.module.css';

/** An answer that cannot be changed now: text, and no field. */
export function KeptValue({ label, value }: { label: ReactNode; value: string }) {
  return (
    <dl className={styles.field}>
      <dt className={styles.hint}>{label}</dt>
      <dd className={styles.kept}>{value === '' ? '–' : value}</dd>
    </dl>
  );
}
