import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TURNING_POINTS } from '../../../domain/deadline/deadline-state.js';
import { dayOf, formatDay } from '../../../kit/dates/day.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { ask } from '../parts/admin-api.js';
import { NextDeadlineDocument } from './deadlines.graphql.js';

/** Behind an empty board: the first last day further ahead, of whatever lawyer, so that an empty page is not taken for one that failed. */
export function NextDeadline({ jurisdiction }: { jurisdiction: string | null }) {
  const { t } = useTranslation('admin-deadlines');
  const filter = {
    nominalDate: { gte: dayOf(new Date()) },
    settled: { isNull: true },
    actor: { eq: 'OWNER' },
    kind: { notIn: TURNING_POINTS },
    ...(jurisdiction === null ? {} : { jurisdiction: { eq: jurisdiction } }),
  };
  // The edge: the document says what its filter looks like.
  const { data } = useQuery({
    queryKey: ['next-deadline', filter],
    queryFn: () => ask(NextDeadlineDocument, { filter: filter as never }),
  });
  if (data === undefined) return null;
  const [next] = data.trademarkDeadlineList.items;
  if (next === undefined) return <p>{t('nextNone')}</p>;
  return (
    <p>
      {t('next', { day: formatDay(next.nominalDate, 'en', { weekday: true }) })}{' '}
      <AppLink to={`/trademark/${next.trademarkId}/show`}>{next.markName ?? next.trademarkId}</AppLink> ·{' '}
      {next.jurisdiction} · {next.name}
    </p>
  );
}
