import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Money } from '../../parts/money.js';
import { Section } from '../../parts/page.js';
import type { PortalServiceOrderResult } from '../service-order.graphql.js';

type Order = NonNullable<PortalServiceOrderResult['serviceRequest']>;

/** Of a renewal: the last day of the protection that ends, as it was ordered. */
function lastDayOf(parameters: unknown): string[] {
  const { expirationDate } = (parameters ?? {}) as { readonly expirationDate?: unknown };
  return typeof expirationDate === 'string' ? [expirationDate] : [];
}

/** While a person names the price. */
const BEFORE_TAX: ReadonlySet<string | null> = new Set(['DRAFT', 'SUBMITTED', 'QUOTED']);

/** What was ordered, for which mark, when, and what it costs. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('portal-threats');
  return (
    <Section title={t('order.facts')}>
      <Extract
        rows={[
          ...(order.outcome === null ? [] : [{ label: t('order.outcome'), value: order.outcome }]),
          ...(order.outcomeDocument === null
            ? []
            : [
                {
                  label: t('order.outcomePaper'),
                  value: (
                    <a href={order.outcomeDocument.url} target="_blank" rel="noreferrer">
                      {order.outcomeDocument.name}
                    </a>
                  ),
                },
              ]),
          ...(order.description === null
            ? []
            : [{ label: t('order.description'), value: order.description }]),
          ...(order.trademark === null
            ? []
            : [
                {
                  code: '540',
                  label: t('order.mark'),
                  value: (
                    <AppLink to={`/portal/trademarks/${order.trademark.id}`}>{order.trademark.name}</AppLink>
                  ),
                },
              ]),
          ...lastDayOf(order.parameters).map((day) => ({
            code: '180',
            label: t('order.lastDay'),
            value: formatDay(day, 'en', { weekday: true }),
          })),
          // The price of a mark that was ordered with others is in the price of the whole.
          ...(order.partOf !== null
            ? []
            : [
                {
                  // From the invoice on it is all that is paid, tax included.
                  label: t(BEFORE_TAX.has(order.status) ? 'order.price' : 'order.total'),
                  value: order.price === null ? t('order.noPrice') : <Money of={order.price} />,
                },
              ]),
          ...(order.orderBy === null || order.price === null
            ? []
            : [{ label: t('order.payBy'), value: formatDay(order.orderBy, 'en', { weekday: true }) }]),
          ...(order.quoteNote === null ? [] : [{ label: t('order.priceNote'), value: order.quoteNote }]),
          { label: t('order.asked'), value: <Moment at={order.createdAt} style="date" /> },
        ]}
      />
    </Section>
  );
}
