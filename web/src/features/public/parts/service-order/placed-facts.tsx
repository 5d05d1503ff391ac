import { useTranslation } from 'react-i18next';
import type { useLoaderData } from 'react-router';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { isBeforeTax } from './named-price.js';
import type { loadPlacedOrder } from './placed-order.loader.js';

export type PlacedServiceOrder = ReturnType<typeof useLoaderData<typeof loadPlacedOrder>>['order'];

/** As it was written when the order was placed. */
export interface OrderedMark {
  readonly name?: string;
  readonly number?: string;
  readonly classes?: readonly number[];
  readonly expirationDate?: string;
}

interface Props {
  readonly order: PlacedServiceOrder;
  readonly mark: OrderedMark;
  /** Ordered for several marks: each has a line of its own elsewhere. */
  readonly several: boolean;
}

/** What was ordered, when, and for how much. */
export function PlacedFacts({ order, mark, several }: Props) {
  const { t, i18n } = useTranslation(['service-order', 'renewal']);
  const office = useOfficeName();
  return (
    <Extract
      rows={[
        ...(several || mark.name === undefined
          ? []
          : [
              // A step against a threat is about a name of the other side, which is no mark.
              order.serviceName === 'case-solution'
                ? { label: t('placed.against'), value: mark.name }
                : { code: '540', label: t('mark.name'), value: mark.name },
            ]),
        ...(order.jurisdiction === null
          ? []
          : [{ label: t('mark.office'), value: office(order.jurisdiction) }]),
        ...(several || mark.number === undefined
          ? []
          : [{ code: '111', label: t('mark.number'), value: mark.number }]),
        ...(mark.classes === undefined || mark.classes.length === 0
          ? []
          : [{ code: '511', label: t('mark.classes'), value: mark.classes.join(', ') }]),
        ...(mark.expirationDate === undefined
          ? []
          : [
              {
                code: '180',
                label: t('renewal:form.expires'),
                value: formatDay(mark.expirationDate, i18n.language, { weekday: true }),
              },
            ]),
        { label: t('placed.on'), value: <Moment at={order.createdAt} style="date" /> },
        {
          label: t(isBeforeTax(order) ? 'price.beforeTax' : 'price.total'),
          value:
            order.price === null
              ? t('placed.noPrice')
              : formatMoney(order.price.amountMinor, order.price.currency, i18n.language),
        },
        ...(order.quoteNote === null ? [] : [{ label: t('placed.priceNote'), value: order.quoteNote }]),
      ]}
    />
  );
}
