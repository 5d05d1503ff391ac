import { useTranslation } from 'react-i18next';
import { dayOf, formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { ReferenceText } from '../../parts/records/reference-text.js';
import { deskState, offersOf } from '../../parts/records/steps/offers.js';
import { useReader } from '../../parts/records/use-facts.js';
import { lastDayOf, nextOf, restsUntil, type MarkDate } from './mark-dates.js';
import styles from './mark.module.css';
import { useMarkWork } from './use-mark-work.js';

const day = (date: string): string => formatDay(date, 'en', { short: true });

function NextDate({ next, isQuiet }: { next: MarkDate | undefined; isQuiet: boolean }) {
  const { t } = useTranslation('admin-mark');
  if (next === undefined) return <>{t('next.none')}</>;
  const rests = restsUntil(next, dayOf(new Date()));
  return (
    <>
      {t('next.label')} <strong>{day(lastDayOf(next))}</strong> {next.name}
      {next.opensDate !== null &&
        next.state === 'UPCOMING' &&
        ` ${t('next.opens', { day: day(next.opensDate) })}`}
      {next.state === 'IN_GRACE' && ` ${t('next.grace', { day: day(next.nominalDate) })}`}
      {isQuiet && rests !== undefined && <> · {t('next.quiet', { day: day(rests) })}</>}
    </>
  );
}

/** Under the name of a mark: what is due next, and whether the register says the same. */
export function NextDateLine({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-mark');
  const reader = useReader();
  const { data } = useMarkWork(row);
  if (data === undefined) return null;
  const isQuiet =
    offersOf(facts, row, reader).next === undefined && deskState(facts, row)?.waitsFor === 'nobody';
  const read = data.trademark?.registerReadAt ?? null;
  const client = row['userId'];
  const open = Number(row['openRegisterDifferenceCount'] ?? 0);
  return (
    <p className={styles.line}>
      <span>
        {typeof client === 'string' && (
          <>
            <ReferenceText table="user" id={client} /> ·{' '}
          </>
        )}
        <NextDate next={nextOf(data.trademarkDeadlineList.items)} isQuiet={isQuiet} />
      </span>
      <span>
        {read === null ? (
          t('register.never')
        ) : (
          <>
            {t('register.read')} <Moment at={read} style="short" />:{' '}
            {open === 0 ? t('register.same') : t('register.differs', { count: open })}
          </>
        )}
      </span>
    </p>
  );
}
