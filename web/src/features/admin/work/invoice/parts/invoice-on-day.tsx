import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { Extract, type ExtractRow } from '../../../../../kit/extract/extract.js';
import { ask } from '../../../parts/admin-api.js';
import { Failed } from '../../../parts/failed.js';
import { DayFold } from '../../../parts/on-day/day-fold.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { InvoiceOnDayDocument, type InvoiceOnDayResult } from '../invoice.graphql.js';
import { amount } from './amount.js';
import type { ShownInvoice } from './shown-invoice.js';

const dayWords = (date: string): string => formatDay(date, 'en', { short: true });

/** What the invoice, and the order it is for, were at the end of a day: paid on time, owed at a year's end, at which price. */
export function InvoiceOnDay({ invoice }: { invoice: ShownInvoice }) {
  const { t } = useTranslation('admin-invoice');
  return (
    <DayFold words={{ title: t('onDay.title'), day: t('onDay.day'), future: t('onDay.future') }}>
      {(chosen) => chosen !== undefined && <Asked invoice={invoice} chosen={chosen} />}
    </DayFold>
  );
}

function Asked({ invoice: { id, product }, chosen }: { invoice: ShownInvoice; chosen: string }) {
  const { t } = useTranslation('admin-invoice');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'invoice-on-day', id, chosen],
    queryFn: () =>
      ask(InvoiceOnDayDocument, {
        id,
        productId: product?.id ?? id,
        withOrder: product !== null,
        day: chosen,
      }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  return <Then then={data} day={chosen} />;
}

function Then({ then: { invoiceOnDay, productOnDay }, day }: { then: InvoiceOnDayResult; day: string }) {
  const { t } = useTranslation('admin-invoice');
  const row = (label: string, value: ExtractRow['value'] | null | undefined): readonly ExtractRow[] =>
    value == null ? [] : [{ label: t(`onDay.${label}`), value }];
  const order = productOnDay?.known === true ? productOnDay : undefined;
  if (invoiceOnDay?.known !== true && order === undefined)
    return <p>{t('onDay.unknown', { day: dayWords(day) })}</p>;
  const invoice = invoiceOnDay?.known === true ? invoiceOnDay : undefined;
  return (
    <>
      <Extract
        rows={[
          ...row(
            'status',
            invoice === undefined ? (
              t('onDay.noInvoice')
            ) : (
              <StatusWord table="invoice" status={invoice.status} />
            ),
          ),
          ...row('number', invoice?.number),
          ...row('total', invoice?.total && amount(invoice.total)),
          ...row('due', invoice?.dueDate && dayWords(invoice.dueDate)),
          ...row('paid', invoice?.paymentDate && dayWords(invoice.paymentDate)),
          ...row('order', order && <StatusWord table="product" status={order.status} />),
          ...row('orderTotal', order?.total && amount(order.total)),
        ]}
      />
      <ol>
        {invoice?.history.map((entry) => (
          <li key={entry.eventId}>
            {dayWords(entry.day)} · {entry.label}
          </li>
        ))}
      </ol>
    </>
  );
}
