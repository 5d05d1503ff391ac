import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import styles from '../order.module.css';

/** The lawyer's answer decides what is worth ordering. */
export function TooEarly({ token }: { token: string }) {
  const { t } = useTranslation('order');
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('meta.title')} />
      <header className={styles.head}>
        <h1>{t('early.title')}</h1>
        <p>{t('early.text')}</p>
        <p className={styles.go}>
          <ButtonLink to={`/verification-summary/${token}`}>{t('early.follow')}</ButtonLink>
        </p>
      </header>
    </main>
  );
}
