import type { ReactNode } from 'react';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { LoadFailed } from './load-state.js';
import { PortalSkeleton } from './portal-skeleton.js';
import type { PortalAnswer } from './use-portal-query.js';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Title, heading and the one thing to do, above everything a page of the portal shows. */
export function Page({ title, heading, lead, actions, children }: PageProps) {
  return (
    <div className={styles.page}>
      <PageMeta title={title} />
      <header className={styles.head}>
        <div>
          {heading ?? <h1>{title}</h1>}
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** Waits, fails or shows; what was loaded before stays while it cannot be refreshed. */
export function Loaded<R>({
  answer,
  children,
}: {
  answer: PortalAnswer<R>;
  children: (data: R) => ReactNode;
}) {
  const { data, error, again } = answer;
  return (
    <>
      {error !== undefined && <LoadFailed error={error} again={again} old={data !== undefined} />}
      {data === undefined ? error === undefined && <PortalSkeleton /> : children(data)}
    </>
  );
}

export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Says what would stand here, and how it comes to be. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}

export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);

/** What happens next, in one sentence, and who acts. */
export function Next({
  title,
  who,
  children,
}: {
  title: string;
  who?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={styles.next} aria-label={title}>
      <h2>
        {title}
        {who !== undefined && ` · ${who}`}
      </h2>
      {children}
    </section>
  );
}
