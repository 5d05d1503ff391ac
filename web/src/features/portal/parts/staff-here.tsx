import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import styles from './page.module.css';
import { Page } from './page.js';

/** Staff read every row, so the portal would show them their clients' duties as their own: it says whose area this is instead. */
export function StaffHere() {
  const { t } = useTranslation('portal-frame');
  const leave = (): void =>
    void sessionStore()
      .signOut()
      .then(() => window.location.assign('/portal/login'));
  return (
    <Page title={t('staff.title')} lead={t('staff.text')}>
      <p className={styles.ways}>
        <ButtonLink to="/admin" look="accent">
          {t('staff.home')}
        </ButtonLink>
        <Button onClick={leave}>{t('missing.switch')}</Button>
      </p>
    </Page>
  );
}
