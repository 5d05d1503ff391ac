import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import styles from './next-step.module.css';

/** From the report to the order, with what the check knows already. */
export function NextStep({ name, token, dismissed }: { name: string; token: string; dismissed: boolean }) {
  const { t } = useTranslation('report');
  return (
    <section className={styles['next']}>
      <h2>{t('next.title', { name })}</h2>
      <p>{t(dismissed ? 'next.dismissed' : 'next.text')}</p>
      <ButtonLink to={`/registration-request/${token}`} look={dismissed ? 'plain' : 'accent'} size="large">{t('next.order')}</ButtonLink>
    </section>
  );
}
