import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { latestDay, readDays, type HistoryDays } from '../../../domain/history/history-days.js';
import type { MarkThen } from '../../../domain/history/mark-then.graphql.js';
import {
  ChangedMarks,
  ChangesPart,
  MarksThen,
  PortfolioPart,
} from '../../../domain/history/portfolio-look.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { DeskPortfolioChangesDocument, DeskPortfolioHistoryDocument } from './history.graphql.js';
import { HistoryPage } from './history-page.js';
import styles from './history.module.css';
import { useAreaWords } from './use-area-words.js';

const PAGE = 20;

/** The marks of one client as they stood on a day; whose they are stands in the address. */
export function Component() {
  const { t } = useTranslation('records-history');
  const [query] = useSearchParams();
  const [latest] = useState(() => latestDay(new Date()));
  const asked = readDays(query, latest);
  const client = query.get('client');
  return (
    <HistoryPage
      title={t('list.title')}
      lead={client === null ? t('list.noClient') : t('list.lead')}
      back={
        client === null
          ? { to: '/user', words: t('list.clients') }
          : { to: `/user/${client}/show`, words: t('list.client') }
      }
      latest={latest}
      problem={'code' in asked ? asked : undefined}
    >
      {!('code' in asked) && client !== null && (
        <>
          <Marks client={client} days={asked} />
          {asked.since !== undefined && <Changes client={client} days={asked} since={asked.since} />}
        </>
      )}
    </HistoryPage>
  );
}

const ofClient = (client: string) => ({ userId: { eq: client } }) as never;

function useAddress(): (mark: MarkThen) => string {
  const [query] = useSearchParams();
  const days = new URLSearchParams(query);
  for (const other of ['page', 'client']) days.delete(other);
  return ({ recordId }) => `/admin/history/${recordId}?${days.toString()}`;
}

function Marks({ client, days }: { client: string; days: HistoryDays }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const address = useAddress();
  const { status } = useAreaWords();
  const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);
  const { day, knownOn } = days;
  const variables = { filter: ofClient(client), day, knownOn, offset: (page - 1) * PAGE };
  const { data, error, refetch } = useQuery({
    queryKey: ['portfolio-history', variables],
    queryFn: () => ask(DeskPortfolioHistoryDocument, variables),
  });
  const to = (other: number): string =>
    `?${new URLSearchParams({ ...Object.fromEntries(query), page: String(other) }).toString()}`;
  const list = data?.trademarkListOnDay;
  return (
    <PortfolioPart days={days}>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {list === undefined && error === null && <p role="status">{t('common:loading')}</p>}
      {list !== undefined && (
        <>
          <MarksThen marks={list.items} count={list.totalCount} day={day} address={address} status={status} />
          <p className={styles.pages}>
            {page > 1 && (
              <ButtonLink to={to(page - 1)} size="small">
                {t('records-history:list.before')}
              </ButtonLink>
            )}
            {list.hasNextPage && (
              <ButtonLink to={to(page + 1)} size="small">
                {t('records-history:list.next')}
              </ButtonLink>
            )}
          </p>
        </>
      )}
    </PortfolioPart>
  );
}

interface ChangesProps {
  readonly client: string;
  readonly days: HistoryDays;
  readonly since: NonNullable<HistoryDays['since']>;
}

function Changes({ client, days: { day, knownOn }, since }: ChangesProps) {
  const { t } = useTranslation();
  const address = useAddress();
  const { statusWord } = useAreaWords();
  const variables = {
    filter: ofClient(client),
    day,
    knownOn,
    since: since.day,
    sinceKnownOn: since.knownOn,
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['portfolio-changes', variables],
    queryFn: () => ask(DeskPortfolioChangesDocument, variables),
  });
  const list = data?.trademarkListOnDay;
  return (
    <ChangesPart days={since}>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {list === undefined && error === null && <p role="status">{t('common:loading')}</p>}
      {list !== undefined && (
        <ChangedMarks marks={list.items} count={list.totalCount} address={address} statusWord={statusWord} />
      )}
    </ChangesPart>
  );
}
