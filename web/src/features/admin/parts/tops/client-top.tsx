import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { ask } from '../admin-api.js';
import { Failed } from '../failed.js';
import type { RecordRow } from '../records/record-facts.js';
import { letterName } from './letter-name.js';
import { StatusWord } from './status-words.js';
import { ClientOverviewDocument, LettersAboutDocument, type ClientOverviewResult } from './tops.graphql.js';
import styles from './tops.module.css';

type Overview = ClientOverviewResult;

const day = (date: string): string => formatDay(date, 'en', { short: true });

/** What is unpaid, a sum a currency. */
export function owed(invoices: Overview['invoiceList']['items']): readonly string[] {
  const sums = new Map<string, number>();
  for (const { total } of invoices)
    sums.set(total.currency, (sums.get(total.currency) ?? 0) + total.amountMinor);
  return [...sums].map(([currency, sum]) => formatMoney(sum, currency, 'en'));
}

function Marks({ marks, id }: { marks: Overview['trademarkList']; id: string }) {
  const { t } = useTranslation('admin-desk');
  const whole = `/trademark?filter=${encodeURIComponent(JSON.stringify({ userId: { eq: id } }))}`;
  return (
    <section>
      <h3>{t('tops.marks', { count: marks.totalCount })}</h3>
      {marks.items.length === 0 && <p>{t('tops.noMarks')}</p>}
      <ul>
        {marks.items.map((mark) => (
          <li key={mark.id}>
            <AppLink to={`/trademark/${mark.id}/show`}>
              {mark.name} · {mark.jurisdiction}
            </AppLink>{' '}
            <StatusWord table="trademark" status={mark.status} />
            {mark.nextDate !== null && <span> {t('tops.next', { day: day(mark.nextDate) })}</span>}
          </li>
        ))}
      </ul>
      {marks.totalCount > marks.items.length && <AppLink to={whole}>{t('tops.allMarks')}</AppLink>}
    </section>
  );
}

function Orders({ overview }: { overview: Overview }) {
  const { t } = useTranslation('admin-desk');
  const orders = [
    ...overview.registrationRequestList.items.map((one) => ({
      ...one,
      table: 'registration_request',
      name: [one.value, one.publicId].filter(Boolean).join(' · '),
    })),
    ...overview.serviceRequestList.items.map((one) => ({
      ...one,
      table: 'service_request',
      name: one.publicId ?? '',
    })),
  ];
  const sums = owed(overview.invoiceList.items);
  return (
    <section>
      <h3>{t('tops.orders')}</h3>
      {orders.length === 0 && <p>{t('tops.noOrders')}</p>}
      <ul>
        {orders.map(({ id, table, name, status }) => (
          <li key={id}>
            <AppLink to={`/${table}/${id}/show`}>{name}</AppLink> <StatusWord table={table} status={status} />
          </li>
        ))}
      </ul>
      <p>
        <strong>
          {sums.length === 0 ? t('tops.owesNothing') : t('tops.owes', { sum: sums.join(', ') })}
        </strong>
      </p>
      <ul>
        {overview.invoiceList.items.map((invoice) => (
          <li key={invoice.id}>
            <AppLink to={`/invoice/${invoice.id}/show`}>{invoice.number ?? t('tops.orders')}</AppLink>{' '}
            {formatMoney(invoice.total.amountMinor, invoice.total.currency, 'en')}{' '}
            <StatusWord table="invoice" status={invoice.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Dates({ dates }: { dates: Overview['trademarkDeadlineList']['items'] }) {
  const { t } = useTranslation('admin-desk');
  return (
    <section>
      <h3>{t('tops.dates')}</h3>
      {dates.length === 0 && <p>{t('tops.noDates')}</p>}
      <ul>
        {dates.map((one) => (
          <li key={one.id}>
            <time dateTime={one.nominalDate}>{day(one.nominalDate)}</time> {one.name} ·{' '}
            <AppLink to={`/trademark/${one.trademarkId ?? ''}/show`}>
              {one.markName ?? one.jurisdiction} · {one.jurisdiction}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Letters about the client, and about what stands above. */
function Letters({ about }: { about: readonly string[] }) {
  const { t } = useTranslation('admin-desk');
  const { data } = useQuery({
    queryKey: ['letters-about', ...about],
    queryFn: () => ask(LettersAboutDocument, { ids: about }),
  });
  return (
    <section>
      <h3>{t('tops.letters')}</h3>
      {data?.letterList.items.length === 0 && <p>{t('tops.noLetters')}</p>}
      <ul>
        {(data?.letterList.items ?? []).map((letter) => (
          <li key={letter.id}>
            <AppLink to={`/outgoing_mail/${letter.id}/show`}>{letterName(letter.template)}</AppLink>{' '}
            {t(`tops.letter.${letter.state}`)} <Moment at={letter.sentAt ?? letter.createdAt} style="short" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A client at a glance: marks, orders, money, dates and letters. Notes stand beside. */
export function ClientTop({ row: { id } }: { row: RecordRow }) {
  const { t } = useTranslation('admin-desk');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'user', id],
    queryFn: () => ask(ClientOverviewDocument, { id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const about = [
    id,
    ...data.trademarkList.items.map((one) => one.id),
    ...data.registrationRequestList.items.map((one) => one.id),
    ...data.serviceRequestList.items.map((one) => one.id),
  ];
  return (
    <section aria-label={t('tops.client')} className={styles.top}>
      <Suspense>
        <Marks marks={data.trademarkList} id={id} />
        <Orders overview={data} />
        <Dates dates={data.trademarkDeadlineList.items} />
        <Letters about={about} />
      </Suspense>
    </section>
  );
}
