import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { Wordmark } from '../../../app/wordmark.js';
import { Button } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import styles from './portal-frame.module.css';

interface Props { readonly label: string; readonly user: { readonly name: string | null; readonly email: string } | undefined; readonly children: ReactNode }

/** Menu at the side on wide screens, at the foot on phones where the thumb is. */
export function PortalFrame({ label, user, children }: Props) {
  const { t } = useTranslation('portal');
  const inOrders = /^\/portal\/(orders$|order\/|verification-summary\/)/.test(useLocation().pathname);
  const leave = (): void => void sessionStore().signOut().then(() => window.location.assign('/'));
  return (
    <div className={styles['frame']}>
      <header className={styles['side']}>
        <Wordmark to="/portal" label={t('frame.home')} />
        <nav aria-label={label}>
          <NavLink to="/portal" end>{t('nav.home')}</NavLink>
          <AppLink to="/portal/orders" aria-current={inOrders ? 'page' : undefined}>{t('nav.orders')}</AppLink>
          <NavLink to="/verification">{t('nav.check')}</NavLink>
        </nav>
        <div className={styles['who']}>
          {user !== undefined && <><span title={user.email}>{user.name ?? user.email}</span><Button look="quiet" size="small" onClick={leave}>{t('frame.signOut')}</Button></>}
        </div>
      </header>
      <main id="content" className={styles['main']}>{children}</main>
    </div>
  );
}
