import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import type { PlacedServiceOrder } from './placed-facts.js';

/** To the payment, or why there is none yet. */
export function WayToPay({ order, link }: { order: PlacedServiceOrder; link: string }) {
  const { t } = useTranslation('service-order');
  if (order.payableProductId === null)
    return <p>{t(order.price === null ? 'placed.person' : 'placed.soon')}</p>;
  return (
    <p>
      <ButtonLink
        to={`/product/${order.payableProductId}/checkout?link=${encodeURIComponent(link)}`}
        look="accent"
        size="large"
      >
        {t('placed.pay')}
      </ButtonLink>
    </p>
  );
}
