import { useTranslation } from 'react-i18next';
import { useInOffice } from '../../../../domain/jurisdiction/in-office.js';
import { isSettled, type OfficeFacts } from './office-facts.js';
import styles from './office.module.css';

const ORDER = {
  'pre-registration': ['filing', 'examination', 'publication', 'opposition', 'registration'],
  'post-registration': ['filing', 'examination', 'registration', 'publication', 'opposition'],
  none: ['filing', 'examination', 'registration', 'publication'],
} as const;

/** The way of an application through an office, drawn; the window to oppose has its length, the whole its usual months. */
export function OfficeTimeline({ facts }: { facts: OfficeFacts }) {
  const { t } = useTranslation('content');
  const inOffice = useInOffice();
  const { oppositionPeriod: window, typicalMonths: months } = facts;
  const steps = ORDER[window.timing as keyof typeof ORDER] ?? ORDER['pre-registration'];
  const title = t('timeline.title', { office: inOffice(facts.code) });
  return (
    <figure className={styles.way}>
      <figcaption className={styles.kicker}>{title}</figcaption>
      <ol aria-label={title}>
        {steps.map((step) => (
          <li key={step} data-step={step}>
            <p className={styles.stepName}>{t(`timeline.${step}.title`)}</p>
            <p className={styles.stepText}>
              {step === 'opposition' && window.value !== null
                ? t(`timeline.window.${window.unit?.replace(' ', '-') ?? 'months'}`, { count: window.value })
                : t(`timeline.${step}.text`)}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {months === null ? t('timeline.unknown') : t('timeline.usual', { min: months.min, max: months.max })}
        {isSettled(facts, 'typicalMonths') && isSettled(facts, 'oppositionPeriod')
          ? ''
          : ` ${t('timeline.notSettled')}`}
      </p>
    </figure>
  );
}
