import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/button/button.js';
import { MarkForm } from '../parts/mark-questions/mark-form.js';
import styles from './order-start.module.css';

export { loader } from '../parts/mark-questions/mark-form.loader.js';
export { action } from './order-start.action.js';

/** An order without a check before it: the same questions, and honest advice that the check costs nothing. */
export function Component() {
  const { t } = useTranslation('order-start');
  const advice = (
    <section className={styles.advice} aria-labelledby="advice">
      <h2 id="advice">{t('advice.title')}</h2>
      <p>{t('advice.text')}</p>
      <ButtonLink to="/verification">{t('common:action.check')}</ButtonLink>
    </section>
  );
  const next = (
    <aside className={styles.next} aria-label={t('next.title')}>
      <h2>{t('next.title')}</h2>
      <ol>
        {(['first', 'second', 'third'] as const).map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
    </aside>
  );
  return <MarkForm ns="order-start" keptAs="order-start" before={advice} aside={() => next} />;
}
