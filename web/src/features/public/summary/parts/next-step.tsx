import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import styles from './next-step.module.css';

/** What one can do with the report today. Ordering comes later and says so. */
export function NextStep({ name }: { name: string }) {
  const { t } = useTranslation('report');
  return (
    <section className={styles['next']}>
      <h2>{t('next.title', { name })}</h2>
      <p>{t('next.text')}</p>
      <ButtonLink to="/portal/login" look="accent" size="large">{t('next.portal')}</ButtonLink>
    </section>
  );
}
