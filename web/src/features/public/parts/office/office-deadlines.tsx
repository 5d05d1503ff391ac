import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInOffice } from '../../../../domain/jurisdiction/in-office.js';
import { addMonths, formatDay, isDay } from '../../../../kit/dates/day.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import { isSettled, type OfficeFacts } from './office-facts.js';
import styles from './office.module.css';

interface Counted {
  readonly opens: string | undefined;
  readonly expires: string;
  readonly graceEnds: string | undefined;
}

const YEAR_MONTHS = 12;

/** Days of the first renewal, counted by calendar; the offices' own rules for days off are those of the portal. */
function countedFrom(start: string, facts: OfficeFacts): Counted | undefined {
  const years = facts.firstTermYears ?? facts.registrationTermYears;
  if (years === null || !isDay(start)) return undefined;
  const expires = addMonths(start, years * YEAR_MONTHS);
  const { renewalWindowMonths: before, renewalGraceMonths: after } = facts;
  return {
    expires,
    opens: before === null ? undefined : addMonths(expires, -before),
    graceEnds: after === null || after === 0 ? undefined : addMonths(expires, after),
  };
}

/** How long a registration lasts there, and when its first renewal is due for a day that the reader types. */
export function OfficeDeadlines({ facts }: { facts: OfficeFacts }) {
  const { t, i18n } = useTranslation('content');
  const inOffice = useInOffice();
  const [start, setStart] = useState('');
  const id = useId();
  const live = useHydrated();
  const counted = countedFrom(start, facts);
  const day = (on: string): string => formatDay(on, i18n.language);
  const known = [
    ['term', facts.firstTermYears ?? facts.registrationTermYears, 'registrationTermYears'],
    ['opens', facts.renewalWindowMonths, 'renewalWindowMonths'],
    ['grace', facts.renewalGraceMonths, 'renewalGraceMonths'],
    ['use', facts.nonUseVulnerabilityYears, 'nonUseVulnerabilityYears'],
  ] as const;
  return (
    <section className={styles.days} aria-label={t('deadlines.title', { office: inOffice(facts.code) })}>
      <p className={styles.kicker}>{t('deadlines.title', { office: inOffice(facts.code) })}</p>
      <dl className={styles.lines}>
        {known.map(([name, count, field]) => (
          <div key={name}>
            <dt>{t(`deadlines.${name}.label`)}</dt>
            <dd>
              {count === null ? t('unknown') : t(`deadlines.${name}.value`, { count })}
              {count !== null && !isSettled(facts, field) && <small>{t('toBeConfirmed')}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {live && facts.registrationTermYears !== null && (
        <p className={styles.ask}>
          <label htmlFor={id}>
            {t(facts.termStartsFrom === 'registration' ? 'deadlines.registered' : 'deadlines.filed')}
          </label>
          <input id={id} type="date" value={start} onChange={(event) => setStart(event.target.value)} />
        </p>
      )}
      <p role="status" className={styles.answer}>
        {counted !== undefined &&
          [
            counted.opens === undefined ? '' : t('deadlines.answer.opens', { day: day(counted.opens) }),
            t('deadlines.answer.expires', { day: day(counted.expires) }),
            counted.graceEnds === undefined
              ? ''
              : t('deadlines.answer.grace', { day: day(counted.graceEnds) }),
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
    </section>
  );
}
