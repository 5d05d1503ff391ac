import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import { AccountPage } from '../parts/account-page.js';
import styles from './no-access.module.css';

/** The same page for «not yours» and «not there», with a way to another account. */
export function Component() {
  const { t } = useTranslation('account');
  const leave = (): void =>
    void sessionStore()
      .signOut()
      .then(() => window.location.assign('/portal/login'));
  return (
    <AccountPage title={t('noAccess.title')} lead={t('noAccess.text')}>
      <p className={styles.ways}>
        <ButtonLink to="/portal" look="accent">
          {t('noAccess.home')}
        </ButtonLink>
        <Button onClick={leave}>{t('noAccess.switch')}</Button>
      </p>
    </AccountPage>
  );
}
