import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/button/button.js';
import { AppLink } from '../kit/link/app-link.js';
import { sessionStore, useSession } from '../kit/session/use-session.js';
import styles from './header.module.css';

/** Name, the way to the portal and the way out; `otherwise` while it is not known, and for nobody. Staff are shown the way to their own side. */
export default function SignedInCorner({ otherwise }: { otherwise: ReactNode }) {
  const { t } = useTranslation();
  const { session } = useSession();
  useEffect(() => {
    if (sessionStore().getState().status === 'loading') void sessionStore().refresh();
  }, []);
  if (session === undefined) return otherwise;
  const { name, email, role } = session.user;
  const isStaff = role === 'lawyer' || role === 'admin';
  const leave = (): void =>
    void sessionStore()
      .signOut()
      .then(() => window.location.assign('/'));
  return (
    <span className={styles.known}>
      <span className={styles.name} title={email}>
        {name ?? email}
      </span>
      <AppLink to={isStaff ? '/admin' : '/portal'} className={styles.signin}>
        {t(isStaff ? 'nav.admin' : 'nav.portal')}
      </AppLink>
      <Button type="button" look="quiet" size="small" onClick={leave}>
        {t('nav.signOut')}
      </Button>
    </span>
  );
}
