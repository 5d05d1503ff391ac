import { useTranslation } from 'react-i18next';
import { dayOf, formatDay } from '../../../../kit/dates/day.js';
import type { Product } from '../use-product.js';

/** Until when it is paid at this price. */
export function PayBy({ product: { payableUntil } }: { product: Product }) {
  const { t, i18n } = useTranslation('checkout');
  return (
    <p>
      {t(payableUntil < dayOf(new Date()) ? 'price.payByOver' : 'price.payBy', {
        day: formatDay(payableUntil, i18n.language),
      })}
    </p>
  );
}
