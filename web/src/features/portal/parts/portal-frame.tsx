import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Wordmark } from '../../../app/wordmark.js';
import { Button } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import styles from './portal-frame.module.css';

interface Props { readonly label: string; readonly user: { readonly name: string | null; readonly email: string } | undefined; readonly brands?: ReactNode; readonly children: ReactNode }

/** Key of the words, address, and the addresses that belong to the same part of the portal. */
const PARTS = [
  ['home', '/portal', /^\/portal$/],
  ['trademarks', '/portal/trademarks', /^\/(portal\/trademarks|office-action|use-in-commerce-request)(\/|$)/],
  ['deadlines', '/portal/deadlines', /^\/portal\/deadlines$/],
  ['brands', '/portal/brands', /^\/portal\/brands(\/|$)/],
  ['orders', '/portal/orders', /^\/portal\/(orders$|order\/|verification-summary\/)/],
  ['monitoring', '/portal/monitoring', /^\/portal\/monitoring(\/|$)/],
  ['threats', '/portal/cases', /^\/portal\/(cases|solution-center|report-threat)(\/|$)/],
  ['services', '/portal/services', /^\/portal\/(services|service-order)(\/|$)/],
  ['profile', '/portal/profile', /^\/portal\/profile$/],
  ['check', '/verification', /^\/verification$/],
] as const;

/** Menu at the side on wide screens, at the foot on phones where the thumb is. */
export function PortalFrame({ label, user, brands, children }: Props) {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (here !== null && here !== undefined) menu.current?.scrollTo({ left: here.offsetLeft - 24 });
  }, [pathname]);
  const leave = (): void => void sessionStore().signOut().then(() => window.location.assign('/'));
  return (
    <div className={styles['frame']}>
      <header className={styles['side']}>
        <Wordmark to="/portal" label={t('frame.home')} />
        {brands}
        <nav ref={menu} aria-label={label}>
          {PARTS.map(([name, to, here]) => <AppLink key={name} to={to} aria-current={here.test(pathname) ? 'page' : undefined}>{t(`nav.${name}`)}</AppLink>)}
        </nav>
        <div className={styles['who']}>
          {user !== undefined && <><span title={user.email}>{user.name ?? user.email}</span><Button look="quiet" size="small" onClick={leave}>{t('frame.signOut')}</Button></>}
        </div>
      </header>
      <main id="content" className={styles['main']}>{children}</main>
    </div>
  );
}
