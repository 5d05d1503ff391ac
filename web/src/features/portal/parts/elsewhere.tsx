import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import styles from './page.module.css';
import { Page } from './page.js';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Where what the reader may see is, and how the way there is named. */
  readonly to: string;
  readonly way: string;
}

/** Nothing here is for who is signed in: the way to what is, and one to another account. */
export function Elsewhere({ title, lead, to, way }: Props) {
  const { t } = useTranslation('portal-frame');
  const leave = (): void =>
    void sessionStore()
      .signOut()
      .then(() => window.location.assign('/portal/login'));
  return (
    <Page title={title} lead={lead}>
      <p className={styles.ways}>
        <ButtonLink to={to} look="accent">
          {way}
        </ButtonLink>
        <Button onClick={leave}>{t('missing.switch')}</Button>
      </p>
    </Page>
  );
}
