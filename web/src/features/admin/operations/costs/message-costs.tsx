import { useTranslation } from 'react-i18next';
import { FigureTable } from '../upkeep/figure-table.js';
import { inWords, knownWords } from './cost-words.js';
import type { CostAmount, OrderCostsResult } from './order-costs.graphql.js';

/** What was sent about the same orders, and what it cost where a price is set. */
export function MessageCosts({ messages }: { readonly messages: OrderCostsResult['orderMessages'] }) {
  const { t, i18n } = useTranslation('admin-costs');
  // What was not sent costs nothing, whatever its price.
  const cost = (pieces: number, amount: CostAmount | null): string =>
    pieces === 0 ? '–' : knownWords(t, amount, i18n.language);
  return (
    <FigureTable
      id="messages"
      title={t('messages.title')}
      none={t('messages.none')}
      columns={(['what', 'orders', 'emails', 'emailsCost', 'texts', 'textsCost'] as const).map((column) =>
        t(`messages.${column}`),
      )}
      rows={messages.map((row) => [
        `${inWords(row.what)}, ${row.currency}`,
        row.orders,
        row.emails,
        cost(row.emails, row.emailsCost),
        row.textMessages === 0
          ? 0
          : t('messages.inParts', { texts: row.textMessages, count: row.textSegments }),
        cost(row.textMessages, row.textsCost),
      ])}
    />
  );
}
