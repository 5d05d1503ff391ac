import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { Seal } from '../../../../kit/seal/seal.js';
import { Day } from '../../parts/day.js';
import { Section } from '../../parts/page.js';
import type { Duty } from './duties.js';
import styles from './needs-you.module.css';

/** Duties before everything else, each with one button and how long it takes. */
export function NeedsYou({ duties }: { duties: readonly Duty[] }) {
  const { t } = useTranslation('portal');
  return (
    <Section title={t('home.needsYou')}>
      <ul className={styles['list']}>
        {duties.map((duty, index) => (
          <li key={duty.id}>
            <Seal name={duty.about} size={60} />
            <div>
              <h3>{duty.about || t('orders.logo')}</h3>
              <p>{t(`duty.${duty.kind}.text`)} {duty.due !== null && <span>{t('duty.by')} <Day on={duty.due} due /></span>}</p>
              <p className={styles['time']}>{t('home.minutes', { count: duty.minutes })}</p>
            </div>
            <ButtonLink to={duty.to} look={index === 0 ? 'accent' : 'plain'}>{t(`duty.${duty.kind}.do`)}<span className="visually-hidden">: {duty.about}</span></ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
