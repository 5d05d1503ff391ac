import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import styles from './closing.module.css';

export function Closing() {
  const { t } = useTranslation('home');
  return (
    <section className={styles['closing']}>
      <div className="wrap">
        <h2>{t('closing.title')}</h2>
        <p>{t('closing.text')}</p>
        <ButtonLink to="/verification" look="accent" size="large">{t('common:action.check')}</ButtonLink>
      </div>
    </section>
  );
}
