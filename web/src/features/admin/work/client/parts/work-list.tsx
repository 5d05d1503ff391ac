import { useQueries } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { Failed } from '../../../parts/failed.js';
import { factsOf } from '../../../parts/records/facts-of.js';
import { recordTitle } from '../../../parts/records/record-title.js';
import { deskState } from '../../../parts/records/steps/offers.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import {
  ClientOfficeWorkDocument,
  ClientOrdersDocument,
  ClientTasksDocument,
  ClientThreatsDocument,
} from '../client.graphql.js';
import { officeWorkOf, ordersOf, threatsOf, type OpenWork } from './open-work.js';
import { clientQuery, useClient } from './use-client.js';

/** What it is, whom it waits for, and since when. `arrived`: since when a colleague is asked for it; otherwise its last change stands in. */
function Line({ work, arrived }: { work: OpenWork; arrived: string | undefined }) {
  const { table, row } = work;
  const { t } = useTranslation(['admin-client', 'admin-desk']);
  const facts = use(factsOf(table));
  const state = deskState(facts, row);
  const day = (at: string): string => formatDay(dayOf(new Date(at)), 'en', { short: true });
  return (
    <li>
      <AppLink to={`/${table}/${row.id}/show`}>{work.name ?? recordTitle(row, facts, facts.fields)}</AppLink>{' '}
      {facts.one} <StatusWord table={table} status={String(row['status'])} row={row} />
      {state !== undefined && <> · {t(`admin-desk:waits.${state.waitsFor}`)}</>} ·{' '}
      {arrived === undefined
        ? t('work.changed', { day: day(row.updatedAt) })
        : t('work.since', { day: day(arrived) })}
    </li>
  );
}

/** Everything of the client's that is not over, whichever service keeps it. */
export function WorkList({ id, className }: { id: string; className?: string | undefined }) {
  const { t } = useTranslation('admin-client');
  const parts = useQueries({
    queries: [
      { ...clientQuery(ClientOrdersDocument, id), select: ordersOf },
      { ...clientQuery(ClientOfficeWorkDocument, id), select: officeWorkOf },
      { ...clientQuery(ClientThreatsDocument, id), select: threatsOf },
    ],
  });
  const tasks = useClient(ClientTasksDocument, id).data?.taskList.items ?? [];
  const work = parts.flatMap(({ data }) => data ?? []);
  const loading = <p role="status">{t('common:loading')}</p>;
  return (
    <section className={className}>
      <h3>
        {t('work.title')} {parts.every(({ isSuccess }) => isSuccess) && <span>{work.length}</span>}
      </h3>
      {parts.map(({ error, refetch }, at) =>
        error === null ? null : <Failed key={at} error={error} again={() => void refetch()} />,
      )}
      {parts.some(({ isPending }) => isPending) && loading}
      {work.length === 0 && parts.every(({ isSuccess }) => isSuccess) && <p>{t('work.none')}</p>}
      <Suspense fallback={loading}>
        <ul>
          {work.map((one) => (
            <Line
              key={one.row.id}
              work={one}
              arrived={tasks.find(({ subjectId }) => subjectId === one.row.id)?.arrivedAt}
            />
          ))}
        </ul>
      </Suspense>
    </section>
  );
}
