import { Fragment, lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { useReaderZone } from '../../../kit/dates/reader-zone.js';
import { useDeskIcon } from '../../../kit/page/desk-icon.js';
import { PageTitles } from '../../../kit/page/page-title.js';
import { Wordmark } from '../../../kit/page/wordmark.js';
import styles from './admin-frame.module.css';
import { DeskHead, type DeskUser } from './frame/desk-head.js';
import { keepRecent } from './frame/recent-records.js';
import { useDayCount } from './frame/use-day-count.js';
import { useDeskZone } from './own/desk-zone.js';
import { useOwnProfile } from './own/use-own-profile.js';

/** Only in the frame of the shared inbox. */
const InboxPane = lazy(async () => ({ default: (await import('./inbox/inbox-pane.js')).InboxPane }));

/** What stands in the tab: `(3) My day – desk`. */
export const deskTitle = (title: string, count: number): string =>
  `${count > 0 ? `(${count}) ` : ''}${title} – desk`;

function SignedIn({ user, children }: { user: DeskUser; children: ReactNode }) {
  const [page, setPage] = useState('');
  const count = useDayCount(user.id);
  const { profile } = useOwnProfile(user.id);
  useDeskZone(profile && profile.zone);
  const zone = useReaderZone();
  const heard = useCallback(
    (title: string, path: string) => {
      setPage(title);
      keepRecent(user.id, { to: path, title });
    },
    [user.id],
  );
  const titling = useMemo(
    () => ({ shown: (title: string) => deskTitle(title, count), heard }),
    [count, heard],
  );
  return (
    <PageTitles value={titling}>
      <div className={styles.frame} data-density={profile?.density?.toLowerCase()}>
        <DeskHead user={user} page={page} count={count} />
        <main id="content" className={styles.main}>
          <Fragment key={zone ?? ''}>{children}</Fragment>
        </main>
      </div>
    </PageTitles>
  );
}

const bare = { shown: (title: string) => deskTitle(title, 0) };

/** No head: nobody is signed in yet, or the page stands in the frame of the shared inbox. */
function Bare({ head, children }: { head: boolean; children: ReactNode }) {
  const { t } = useTranslation('admin-frame');
  return (
    <PageTitles value={bare}>
      <div className={styles.frame}>
        {head && (
          <header className={styles.bar}>
            <Wordmark to="/admin" label={t('home')} />
          </header>
        )}
        <main id="content" className={head ? styles.main : styles.inbox}>
          {children}
        </main>
      </div>
    </PageTitles>
  );
}

export function AdminFrame({ user, children }: { user: DeskUser | undefined; children: ReactNode }) {
  const [query] = useSearchParams();
  useDeskIcon();
  const { pathname } = useLocation();
  const framed = query.has('missiveIframe') || query.has('phoneNumber');
  if (user === undefined || framed)
    return (
      <Bare head={!framed}>
        {framed && user !== undefined && pathname === '/admin' ? (
          <Suspense>
            <InboxPane />
          </Suspense>
        ) : (
          children
        )}
      </Bare>
    );
  return <SignedIn user={user}>{children}</SignedIn>;
}
