import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { StickyStep } from '../../../../kit/sticky-step/sticky-step.js';
import styles from '../summary.module.css';

/** From the report to the order, with what the check knows already. */
export function NextStep({ name, token, dismissed }: { name: string; token: string; dismissed: boolean }) {
  const { t } = useTranslation('report');
  const box = useRef<HTMLElement>(null);
  const to = `/registration-request/${token}`;
  return (
    <section ref={box} className={styles.next}>
      <h2>{t('next.title', { name })}</h2>
      <p>{t(dismissed ? 'next.dismissed' : 'next.text')}</p>
      <ButtonLink to={to} look={dismissed ? 'plain' : 'accent'} size="large">
        {t('next.order')}
      </ButtonLink>
      {dismissed && (
        <ButtonLink
          to={`/book-a-free-consultation?${new URLSearchParams({ order: token, mark: name }).toString()}`}
          look="quiet"
          size="large"
        >
          {t('next.talk')}
        </ButtonLink>
      )}
      {!dismissed && (
        <StickyStep of={box} text={t('next.title', { name })} action={t('next.order')} to={to} />
      )}
    </section>
  );
}
