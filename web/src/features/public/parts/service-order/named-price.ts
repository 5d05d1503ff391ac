import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../kit/money/format-money.js';

interface Priced {
  readonly status: string;
  readonly price: { readonly amountMinor: number; readonly currency: string } | null;
}

const WAITS: readonly string[] = ['QUOTED', 'INVOICED', 'CLIENT_UNRESPONSIVE'];
const PAID: readonly string[] = ['PAID', 'IN_PROGRESS', 'FINISHED'];

/** A person names a price before tax; what is invoiced for it is the whole. */
export const isBeforeTax = ({ status }: Pick<Priced, 'status'>): boolean => status === 'QUOTED';

/** What became of the price a person was to name: it waits for the client, or is paid; undefined while nobody named it. */
export function useNamedPrice(): (order: Priced) => string | undefined {
  const { t, i18n } = useTranslation('service-order');
  return (order) => {
    const { price, status } = order;
    if (price === null || ![...WAITS, ...PAID].includes(status)) return undefined;
    const amount = formatMoney(price.amountMinor, price.currency, i18n.language);
    if (PAID.includes(status)) return t('placed.named.paid', { amount });
    return t(isBeforeTax(order) ? 'placed.named.beforeTax' : 'placed.named.total', { amount });
  };
}
