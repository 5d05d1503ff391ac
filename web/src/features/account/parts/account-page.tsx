import type { ReactNode } from 'react';
import { PageMeta } from '../../../kit/page/page-meta.js';
import styles from './account.module.css';

/** One narrow column for everything about getting in. */
export function AccountPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={title} />
      <div className={styles.column}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
