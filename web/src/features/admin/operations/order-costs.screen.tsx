import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { useRole } from '../parts/records/use-facts.js';
import styles from './operations.module.css';
import { FigureTable } from './upkeep/figure-table.js';
import { amountWords, inWords } from './costs/cost-words.js';
import { MessageCosts } from './costs/message-costs.js';
import { OrderCostsDocument, type CostAmount, type OrderCostsResult } from './costs/order-costs.graphql.js';
import { VendorCosts } from './costs/vendor-costs.js';
import { OperationsHead } from '../parts/operations-head.js';

const SPANS = [30, 90, 365] as const;
/** Where each part comes from, and what is in none. */
const SOURCES = ['offices', 'provider', 'messages', 'calls', 'left', 'unknown'] as const;

/** What an order brings and costs, as far as the product knows it; what it does not know is said. */
export function Component() {
  const { t } = useTranslation('admin-costs');
  const isAdmin = useRole() === 'admin';
  const [days, setDays] = useState<number>(30);
  const { data, error, refetch } = useQuery({
    queryKey: ['order-costs', days],
    queryFn: () => ask(OrderCostsDocument, { days }),
    placeholderData: keepPreviousData,
    enabled: isAdmin,
  });
  return (
    <div className={styles.operations}>
      <OperationsHead title={t('title')} lead={t('lead')} />
      {!isAdmin && <p role="status">{t('adminsOnly')}</p>}
      {isAdmin && (
        <fieldset className={styles.reaches}>
          <legend>{t('span.title')}</legend>
          {SPANS.map((span) => (
            <label key={span}>
              <input type="radio" name="span" checked={span === days} onChange={() => setDays(span)} />
              {t(`span.${span}`)}
            </label>
          ))}
        </fieldset>
      )}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data !== undefined && (
        <>
          <Costs costs={data.orderCosts} />
          <MessageCosts messages={data.orderMessages} />
          <VendorCosts calls={data.vendorCalls} />
        </>
      )}
      {isAdmin && (
        <section aria-labelledby="sources">
          <h2 id="sources">{t('sources.title')}</h2>
          <ul>
            {SOURCES.map((source) => (
              <li key={source}>{t(`sources.${source}`)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type OrderCost = OrderCostsResult['orderCosts'][number];

function Costs({ costs }: { readonly costs: OrderCostsResult['orderCosts'] }) {
  const { t, i18n } = useTranslation('admin-costs');
  const money = (amount: CostAmount): string => amountWords(amount, i18n.language);
  const providerWords = ({ providerFees, providerFeesUnknown: count }: OrderCost): string => {
    if (providerFees === null) return t('notKnown');
    return count === 0 ? money(providerFees) : t('providerPartly', { amount: money(providerFees), count });
  };
  return (
    <FigureTable
      id="costs"
      title={t('table')}
      none={t('none')}
      columns={(['what', 'orders', 'charged', 'fees', 'provider', 'refunded', 'left', 'each'] as const).map(
        (column) => t(`column.${column}`),
      )}
      rows={costs.map((cost) => {
        const { currency, amountMinor } = cost.left;
        return [
          `${inWords(cost.what)}, ${currency}`,
          cost.orders,
          money(cost.charged),
          cost.officeFeesExpected === 0
            ? money(cost.officeFees)
            : t('feesExpected', { amount: money(cost.officeFees), count: cost.officeFeesExpected }),
          providerWords(cost),
          money(cost.refunded),
          money(cost.left),
          money({ ...cost.left, amountMinor: Math.round(amountMinor / cost.orders) }),
        ];
      })}
    />
  );
}
