import type { ReactNode } from 'react';
import styles from './form-section.module.css';

/** One numbered question of a long form. */
export function FormSection({
  number,
  id,
  title,
  lead,
  children,
}: {
  number: number;
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <span aria-hidden="true">{number}</span>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
