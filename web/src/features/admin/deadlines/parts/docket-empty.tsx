import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addDays, formatDay } from '../../../../kit/dates/day.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { DocketNextDocument } from '../deadlines.graphql.js';
import styles from '../deadlines.module.css';
import { filtersOf, type DocketAddress } from '../docket-address.js';

/** An empty range says which last day comes next, so that nobody takes it for one that failed. `to`: the last day that was looked at. */
export function DocketEmpty({ address, to }: { address: DocketAddress; to: string }) {
  const { t } = useTranslation('admin-deadlines');
  const variables = { ...filtersOf(address), from: addDays(to, 1) };
  const { data } = useQuery({
    queryKey: ['docket', 'next', variables],
    queryFn: () => ask(DocketNextDocument, variables),
  });
  const next = data?.docket.items[0];
  return (
    <div className={styles.empty}>
      <p>{address.view === 'month' ? t('empty.month') : t('empty.range', { days: address.view })}</p>
      {data !== undefined &&
        (next === undefined ? (
          <p>{t('nextNone')}</p>
        ) : (
          <p>
            {t('next', { day: formatDay(next.on, 'en', { weekday: true }) })}{' '}
            <AppLink to={`/trademark/${next.trademarkId}/show`}>{next.markName ?? t('noName')}</AppLink> ·{' '}
            {next.jurisdiction} · {next.name}
          </p>
        ))}
    </div>
  );
}
