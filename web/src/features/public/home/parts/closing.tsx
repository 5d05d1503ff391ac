import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from '../home.module.css';

export function Closing() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.closing}>
      <div className="wrap">
        <h2>{t('closing.title')}</h2>
        <p>{t('closing.text')}</p>
        <ButtonLink to="/verification" look="accent" size="large">
          {t('common:action.check')}
        </ButtonLink>
        <p>
          <AppLink to="/registration-request/new">{t('closing.register')}</AppLink>
        </p>
      </div>
    </section>
  );
}
