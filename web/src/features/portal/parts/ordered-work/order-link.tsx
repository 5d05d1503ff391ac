import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';

/** To the order by which something is paid: until then it is the next step, afterwards a place to look. */
export function OrderLink({ orderId, isPaid }: { orderId: string; isPaid: boolean }) {
  const { t } = useTranslation('portal-threats');
  const to = `/portal/service-order/${orderId}?new`;
  return isPaid ? (
    <p>
      <AppLink to={`/portal/service-order/${orderId}`}>{t('order.open')}</AppLink>
    </p>
  ) : (
    <ButtonLink to={to} look="accent">
      {t('order.toPay')}
    </ButtonLink>
  );
}
