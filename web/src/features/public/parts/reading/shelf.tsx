import type { ReactNode } from 'react';
import type { PageStep } from '../../../../kit/page/page-facts.js';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { ContentSearchForm } from './content-search-form.js';
import styles from './reading.module.css';
import { Trail } from './trail.js';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly above?: readonly PageStep[];
  readonly children: ReactNode;
  /** The page lists something else than texts. */
  readonly unsearched?: boolean;
  /** False where search engines shall not list it. */
  readonly index?: boolean;
}

/** A page that lists texts: what they are, a search through all, and the list. */
export function Shelf({ title, description, lead, above = [], children, unsearched = false, index }: Props) {
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={title}
        description={description}
        about={{ above }}
        {...(index === undefined ? {} : { index })}
      />
      <header className={styles.head}>
        <Trail steps={above} />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {!unsearched && <ContentSearchForm />}
      </header>
      {children}
    </main>
  );
}
