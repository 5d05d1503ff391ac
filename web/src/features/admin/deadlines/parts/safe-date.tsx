import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import styles from '../deadlines.module.css';
import type { DocketItem } from './row-place.js';

/** The day by which we want to have acted; why it is that day shows where it is pointed at or in focus. */
export function SafeDate({ row }: { row: DocketItem }) {
  const { t } = useTranslation('admin-deadlines');
  const { id, nominalDate, legalDate, safeDate, safeReason, closedBecause } = row;
  return (
    <span className={styles.because}>
      <button type="button" aria-describedby={`safe-${id}`}>
        {formatDay(safeDate, 'en')}
      </button>
      <span role="tooltip" id={`safe-${id}`}>
        {t(`safeReason.${safeReason}`)}
        {legalDate !== nominalDate && (
          <>
            {' '}
            {t(closedBecause === null || closedBecause === 'weekend' ? 'movedClosed' : 'movedHoliday', {
              day: formatDay(legalDate, 'en', { weekday: true, short: true }),
              holiday: closedBecause,
            })}
          </>
        )}
      </span>
    </span>
  );
}
