import { useTranslation } from 'react-i18next';
import { dayOf, daysBetween, formatDay, isDay } from '../../../../kit/dates/day.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import type { DeskState, RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { ReferenceText } from '../../parts/records/reference-text.js';
import { heldBack } from '../../parts/records/steps/offers.js';
import { useReader } from '../../parts/records/use-facts.js';
import { useSince } from './use-since.js';
import styles from '../record.module.css';

/** Whom the record waits for, and since when. */
export function WaitsLine({ facts, row, state }: { facts: RecordFacts; row: RecordRow; state: DeskState }) {
  const { t, i18n } = useTranslation('admin-desk');
  const since = useSince(facts, row, state);
  const reader = useReader();
  const notMine = facts.steps
    .filter(({ root }) => state.next?.includes(root) === true)
    .flatMap((step) => heldBack(step, row, reader) ?? [])[0];
  const client = row['userId'];
  const until = state.until === undefined ? undefined : row[state.until];
  const day = since === undefined ? undefined : isDay(since.at) ? since.at : dayOf(new Date(since.at));
  return (
    <p className={styles.waits}>
      {t(`waits.${state.waitsFor}`)}
      {state.waitsFor === 'client' && typeof client === 'string' && (
        <>
          {' '}
          <ReferenceText table="user" id={client} />
        </>
      )}
      {typeof until === 'string' && <> {t('waits.until', { day: inWords(until, i18n.language) })}</>}
      {since !== undefined && day !== undefined && (
        <>
          {' '}
          {t(since.exact ? 'waits.since' : 'waits.changed', {
            day: formatDay(day, i18n.language, { short: true }),
            count: Math.max(0, daysBetween(day, dayOf(new Date()))),
          })}
        </>
      )}
      {notMine !== undefined && <> · {notMine}</>}
    </p>
  );
}

const inWords = (end: string, language: string): string =>
  isDay(end) ? formatDay(end, language, { short: true }) : formatMoment(end, language, 'due');
