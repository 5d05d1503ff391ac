import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../kit/button/button.js';
import { Moment } from '../../../kit/dates/moment.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { EntityStatus } from '../parts/entity-status.js';
import { Ledger } from '../parts/ledger.js';
import { Empty, Loaded, Page } from '../parts/page.js';
import { offsetOf, Pager } from '../parts/pager.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { PortalTicketsDocument, PortalTicketsNode, type PortalTicketsResult } from './support.graphql.js';
import styles from './support.module.css';

type Ticket = PortalTicketsResult['supportTicketList']['items'][number];

const FIRST_WORDS = 140;
const short = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > FIRST_WORDS ? `${line.slice(0, FIRST_WORDS)}…` : line;
};

const question = (query: URLSearchParams) =>
  [PortalTicketsDocument, PortalTicketsNode, { offset: offsetOf(query) }] as const;

export const ahead = asksAhead(({ query }) => [question(query)]);

/** What was asked, with the newest word and whose turn it is. */
export function Component() {
  const { t } = useTranslation('portal-support');
  const [query] = useSearchParams();
  const answer = usePortalQuery(...question(query), { pollInterval: 60_000 });
  const ask = (
    <ButtonLink to="/portal/support/ask" look="accent">
      {t('ask.title')}
    </ButtonLink>
  );
  const isEmpty = answer.data?.supportTicketList.items.length === 0;
  return (
    <Page title={t('list.title')} lead={t('list.lead')} {...(isEmpty ? {} : { actions: ask })}>
      <Loaded answer={answer}>
        {({ supportTicketList: { items, totalCount, hasNextPage } }) => (
          <>
            {items.length === 0 && <Empty action={ask}>{t('list.empty')}</Empty>}
            {items.length > 0 && <Tickets tickets={items} />}
            <Pager shown={items.length} count={totalCount} more={hasNextPage} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Tickets({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = useTranslation('portal-support');
  const rows = tickets.map(({ id, description, status, createdAt, unread, messages }) => {
    const [newest] = messages.items;
    return {
      id,
      to: `/portal/support/${id}`,
      title: short(description),
      ...(newest === undefined || newest.text === ''
        ? {}
        : { text: t(newest.side === 'FIRM' ? 'list.firm' : 'list.you', { words: short(newest.text) }) }),
      status: (
        <>
          {unread && <strong className={styles.unread}>{t('list.unread')}</strong>}
          <EntityStatus of="ticket" status={status} />
        </>
      ),
      end: <Moment at={newest?.createdAt ?? createdAt} style="date" />,
    };
  });
  return <Ledger rows={rows} label={t('list.title')} />;
}
