import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../kit/link/app-link.js';

/** The way back to the home of an order, for its owner. */
export function OrderBack({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation();
  return (
    <p>
      <AppLink to={`/portal/order/${id}`}>‹ {t('orderBack', { number })}</AppLink>
    </p>
  );
}
