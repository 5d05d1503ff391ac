import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { Wordmark } from '../../../kit/page/wordmark.js';
import { Button } from '../../../kit/button/button.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import { adminSession } from './admin-api.js';
import styles from './admin-frame.module.css';
import { Bell } from './frame/bell.js';
import { Palette } from './frame/palette.js';
import { RecordsMenu } from './frame/records-menu.js';

export function AdminFrame({
  user,
  children,
}: {
  user: { readonly name: string | null; readonly email: string } | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('admin');
  const leave = (): void => {
    adminSession().forget();
    void sessionStore()
      .signOut()
      .then(() => window.location.assign('/admin/login'));
  };
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Wordmark to="/admin" label={t('frame.home')} />
        <nav aria-label={t('frame.nav')}>
          <NavLink to="/admin" end>
            {t('nav.myDay')}
          </NavLink>
          <NavLink to="/registration_request">{t('nav.requests')}</NavLink>
          <NavLink to="/admin/deadlines">{t('nav.deadlines')}</NavLink>
          <NavLink to="/admin/queues">{t('nav.queues')}</NavLink>
          {user !== undefined && (
            <>
              <RecordsMenu />
              <Palette />
              <Bell />
            </>
          )}
        </nav>
        {user !== undefined && (
          <div className={styles.who}>
            <NavLink to="/admin/security" title={t('portal-account:security.title')}>
              {user.name ?? user.email}
            </NavLink>
            <Button look="quiet" size="small" onClick={leave}>
              {t('frame.signOut')}
            </Button>
          </div>
        )}
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
