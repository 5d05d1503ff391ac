import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DaysForm } from '../../../domain/history/days-form.js';
import { latestDay, readDays, type HistoryDays } from '../../../domain/history/history-days.js';
import type { MarkThen } from '../../../domain/history/mark-then.graphql.js';
import {
  ChangedMarks,
  ChangesPart,
  MarksThen,
  PortfolioPart,
} from '../../../domain/history/portfolio-look.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Loaded, Page } from '../parts/page.js';
import { offsetOf, Pager } from '../parts/pager.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import {
  PortalPortfolioChangesDocument,
  PortalPortfolioChangesNode,
  PortalPortfolioHistoryDocument,
  PortalPortfolioHistoryNode,
} from './history.graphql.js';
import { useAreaWords } from '../parts/use-area-words.js';

/** All marks as they stood on a day, by what was known on a day, and what is different from another. */
export function Component() {
  const { t } = useTranslation('records-history');
  const [query] = useSearchParams();
  const [latest] = useState(() => latestDay(new Date()));
  const asked = readDays(query, latest);
  return (
    <Page
      title={t('list.title')}
      lead={t('list.lead')}
      actions={<AppLink to="/portal/trademarks">{t('list.back')}</AppLink>}
    >
      <DaysForm latest={latest} problem={'code' in asked ? asked : undefined} />
      {!('code' in asked) && (
        <>
          <Marks days={asked} />
          {asked.since !== undefined && <Changes days={asked} since={asked.since} />}
        </>
      )}
    </Page>
  );
}

function useAddress(): (mark: MarkThen) => string {
  const [query] = useSearchParams();
  const days = new URLSearchParams(query);
  days.delete('page');
  return ({ recordId }) => `/portal/trademarks/${recordId}/history?${days.toString()}`;
}

function Marks({ days }: { days: HistoryDays }) {
  const [query] = useSearchParams();
  const address = useAddress();
  const { status } = useAreaWords();
  const { day, knownOn } = days;
  const variables = { filter: null, day, knownOn, offset: offsetOf(query) };
  const answer = usePortalQuery(PortalPortfolioHistoryDocument, PortalPortfolioHistoryNode, variables);
  return (
    <PortfolioPart days={days}>
      <Loaded answer={answer}>
        {({ trademarkListOnDay: { items, totalCount, hasNextPage } }) => (
          <>
            <MarksThen marks={items} count={totalCount} day={day} address={address} status={status} />
            <Pager shown={items.length} count={totalCount} more={hasNextPage} />
          </>
        )}
      </Loaded>
    </PortfolioPart>
  );
}

interface ChangesProps {
  readonly days: HistoryDays;
  readonly since: NonNullable<HistoryDays['since']>;
}

function Changes({ days: { day, knownOn }, since }: ChangesProps) {
  const address = useAddress();
  const { statusWord } = useAreaWords();
  const variables = { filter: null, day, knownOn, since: since.day, sinceKnownOn: since.knownOn };
  const answer = usePortalQuery(PortalPortfolioChangesDocument, PortalPortfolioChangesNode, variables);
  return (
    <ChangesPart days={since}>
      <Loaded answer={answer}>
        {({ trademarkListOnDay: { items, totalCount } }) => (
          <ChangedMarks marks={items} count={totalCount} address={address} statusWord={statusWord} />
        )}
      </Loaded>
    </ChangesPart>
  );
}
