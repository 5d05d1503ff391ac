import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import type { DocketItem } from './row-place.js';

/** What the changed day of a letter stands on: why, when the office was asked, and the paper. */
export function ChangedDay({ row }: { row: DocketItem }) {
  const { t } = useTranslation('admin-deadlines');
  const { proposedDueDate, laterDueDateCause, dueDateReason, dueDateSource, extendedOn } = row;
  if (proposedDueDate === null && laterDueDateCause === null && dueDateReason === null) return null;
  return (
    <p>
      {proposedDueDate !== null && (
        <>{t('proposedUntil', { day: formatDay(proposedDueDate, 'en', { weekday: true }) })} </>
      )}
      {laterDueDateCause !== null && <>{t(`later.why.${laterDueDateCause}`)} </>}
      {laterDueDateCause === 'EXTENSION_GRANTED' && extendedOn !== null && (
        <>{t('later.askedOn', { day: formatDay(extendedOn, 'en') })} </>
      )}
      {dueDateReason !== null && <>{t('later.reason', { why: dueDateReason })} </>}
      {dueDateSource !== null && (
        <a href={dueDateSource.url} target="_blank" rel="noreferrer">
          {t('later.source', { name: dueDateSource.name })}
        </a>
      )}
    </p>
  );
}
