import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Wordmark } from '../../../kit/page/wordmark.js';
import styles from './portal-frame.module.css';
import { BottomBar, SideMenu, SignOut } from './portal-menu.js';

interface Props {
  readonly label: string;
  readonly user: { readonly name: string | null; readonly email: string } | undefined;
  readonly brands?: ReactNode;
  /** Questions with an answer that was not read yet. @defaultValue 0 */
  readonly unreadTickets?: number;
  readonly children: ReactNode;
}

/** Menu at the side on wide screens, at the foot on phones where the thumb is. */
export function PortalFrame({ label, user, brands, unreadTickets = 0, children }: Props) {
  const { t } = useTranslation('portal-frame');
  return (
    <div className={styles.frame}>
      <header className={styles.side}>
        <Wordmark to="/portal" label={t('frame.home')} />
        {brands}
        <SideMenu label={label} unreadTickets={unreadTickets} />
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
      <BottomBar label={label} signedIn={user !== undefined} unreadTickets={unreadTickets} />
    </div>
  );
}
