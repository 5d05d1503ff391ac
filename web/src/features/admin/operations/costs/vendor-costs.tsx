import { useTranslation } from 'react-i18next';
import { FigureTable } from '../upkeep/figure-table.js';
import { knownWords } from './cost-words.js';
import type { OrderCostsResult } from './order-costs.graphql.js';

/** How often others were called in the same time, and what it cost where a price is set. One call may serve many orders, or none. */
export function VendorCosts({ calls }: { readonly calls: OrderCostsResult['vendorCalls'] }) {
  const { t, i18n } = useTranslation(['admin-costs', 'admin-upkeep']);
  return (
    <FigureTable
      id="calls"
      title={t('calls.title')}
      none={t('calls.none')}
      columns={[t('calls.who'), t('calls.calls'), t('calls.cost')]}
      rows={calls.map(({ vendor, calls: count, cost }) => [
        i18n.exists(`admin-upkeep:vendors.name.${vendor}`)
          ? t(`admin-upkeep:vendors.name.${vendor}`)
          : vendor,
        count,
        knownWords(t, cost, i18n.language),
      ])}
    />
  );
}
