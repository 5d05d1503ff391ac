import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import styles from './page.module.css';
import { Page } from './page.js';

/** The same page, within the frame, for «not yours» and «not there», with a way to another account. */
export function Missing() {
  const { t } = useTranslation('portal-frame');
  const leave = (): void =>
    void sessionStore()
      .signOut()
      .then(() => window.location.assign('/portal/login'));
  return (
    <Page title={t('missing.title')} lead={t('missing.text')}>
      <p className={styles.ways}>
        <ButtonLink to="/portal" look="accent">
          {t('missing.home')}
        </ButtonLink>
        <Button onClick={leave}>{t('missing.switch')}</Button>
      </p>
    </Page>
  );
}
