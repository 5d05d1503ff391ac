import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { ClientMarksDocument } from '../client.graphql.js';
import { Part } from './part.js';

/** Marks with office, state and next date; those that are due first come first. */
export function Marks({ id, className }: { id: string; className?: string | undefined }) {
  const { t } = useTranslation('admin-client');
  const whole = `/trademark?filter=${encodeURIComponent(JSON.stringify({ userId: { eq: id } }))}`;
  return (
    <Part
      id={id}
      document={ClientMarksDocument}
      className={className}
      title={t('marks.title')}
      count={({ trademarkList }) => trademarkList.totalCount}
    >
      {({ trademarkList: { items, totalCount } }) => (
        <>
          {items.length === 0 && <p>{t('marks.none')}</p>}
          <ul>
            {items.map((mark) => (
              <li key={mark.id}>
                <AppLink to={`/trademark/${mark.id}/show`}>
                  {mark.name} · {mark.jurisdiction}
                </AppLink>{' '}
                <StatusWord table="trademark" status={mark.status} row={mark} />
                {mark.nextDate !== null && (
                  <> {t('marks.next', { day: formatDay(mark.nextDate, 'en', { short: true }) })}</>
                )}
              </li>
            ))}
          </ul>
          {totalCount > items.length && <AppLink to={whole}>{t('marks.all', { count: totalCount })}</AppLink>}{' '}
          {totalCount > 0 && <AppLink to={`/admin/history?client=${id}`}>{t('marks.onDay')}</AppLink>}
        </>
      )}
    </Part>
  );
}
