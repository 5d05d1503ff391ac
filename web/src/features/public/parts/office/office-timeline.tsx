import { useTranslation } from 'react-i18next';
import type { OwnSpans } from '../../../../domain/office-durations/ask-office-durations.js';
import { useOwnTime } from '../../../../domain/office-durations/use-own-time.js';
import { useInOffice } from '../../../../domain/jurisdiction/in-office.js';
import { isSettled, type OfficeFacts } from './office-facts.js';
import styles from './office.module.css';

const ORDER = {
  'pre-registration': ['filing', 'examination', 'publication', 'opposition', 'registration'],
  'post-registration': ['filing', 'examination', 'registration', 'publication', 'opposition'],
  none: ['filing', 'examination', 'registration', 'publication'],
} as const;

/** Steps that our own applications say a time of. */
const OWN_STEPS: Readonly<Record<string, 'FILED_TO_PUBLISHED' | 'PUBLISHED_TO_REGISTERED'>> = {
  publication: 'FILED_TO_PUBLISHED',
  registration: 'PUBLISHED_TO_REGISTERED',
};
/** The way of an application through an office, drawn; the window to oppose has its length, the whole the months that our own applications took, where enough is known, else its usual ones. */
export function OfficeTimeline({ facts, own }: { facts: OfficeFacts; own?: OwnSpans | undefined }) {
  const { t } = useTranslation('content');
  const ownTime = useOwnTime();
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
            {ownStep(step)}
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {whole()}
        {(own?.FILED_TO_REGISTERED !== undefined || isSettled(facts, 'typicalMonths')) &&
        isSettled(facts, 'oppositionPeriod')
          ? ''
          : ` ${t('timeline.notSettled')}`}
      </p>
    </figure>
  );

  function ownStep(step: string) {
    const span = OWN_STEPS[step];
    const known = span === undefined ? undefined : own?.[span];
    if (known === undefined) return null;
    const key = step === 'publication' ? 'timeline.ownPublication' : 'timeline.ownRegistration';
    return <p className={styles.stepText}>{t(key, { time: ownTime(known) })}</p>;
  }

  function whole(): string {
    if (own?.FILED_TO_REGISTERED !== undefined)
      return t('offices:ownWhole', { time: ownTime(own.FILED_TO_REGISTERED) });
    return months === null
      ? t('timeline.unknown')
      : t('timeline.usual', { min: months.min, max: months.max });
  }
}
