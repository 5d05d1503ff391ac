import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Wordmark } from '../../../kit/page/wordmark.js';
import styles from './portal-frame.module.css';
import { NOTHING_UNREAD, type Unread } from './use-unread.js';
import { BottomBar, SideMenu, SignOut } from './portal-menu.js';

interface Props {
  readonly label: string;
  readonly user: { readonly name: string | null; readonly email: string } | undefined;
  readonly brands?: ReactNode;
  /** @defaultValue nothing */
  readonly unread?: Unread;
  readonly children: ReactNode;
}

/** Menu at the side on wide screens, at the foot on phones where the thumb is. */
export function PortalFrame({ label, user, brands, unread = NOTHING_UNREAD, children }: Props) {
  const { t } = useTranslation('portal-frame');
  return (
    <div className={styles.frame}>
      <header className={styles.side}>
        <Wordmark to="/portal" label={t('frame.home')} />
        {brands}
        <SideMenu label={label} unread={unread} />
        <div className={styles.who}>
          {user !== undefined && (
            <>
              <span title={user.email}>{user.name ?? user.email}</span>
              <SignOut />
            </>
          )}
        </div>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <BottomBar label={label} signedIn={user !== undefined} unread={unread} />
    </div>
  );
}
