import type { ReactNode } from 'react';
import styles from './records.module.css';

/** Facts of a record, a line each; what is not known has no line. */
export function Facts({ of }: { of: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {of
        .filter(([, value]) => value !== undefined)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
