import type { ReactNode } from 'react';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import styles from './linked-page.module.css';

interface Props {
  readonly meta: { readonly title: string; readonly description?: string };
  /** The mark it is about. */
  readonly mark: string | null;
  readonly heading: string;
  /** What it is, below the heading: paragraphs. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** A page that a letter's link opens: which mark, what it is about, then the matter itself. */
export function LinkedPage({ meta, mark, heading, about, children }: Props) {
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta {...meta} />
      <header className={styles.head}>
        <p className={styles.mark}>{mark}</p>
        <h1>{heading}</h1>
        {about}
      </header>
      {children}
    </main>
  );
}
