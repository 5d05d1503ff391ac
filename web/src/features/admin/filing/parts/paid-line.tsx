import { useTranslation } from 'react-i18next';
import { unitsListed } from '../../../../domain/order/units-listed.js';
import type { AdminFilingDeskResult } from '../filing.graphql.js';

type Units = NonNullable<AdminFilingDeskResult['registrationRequest']>['units'];

/** What may be filed, and what will be: read before anything goes to an office. */
export function PaidLine({ units }: { units: Units }) {
  const { t } = useTranslation('admin-filing');
  const paid = units.filter((unit) => unit.paid === 'PAID' || unit.paid === 'GIVEN');
  const filing = units.filter(({ approvedAt }) => approvedAt !== null);
  const none = t('paid.none');
  return <p>{t('paid.line', { paid: unitsListed(paid) || none, filing: unitsListed(filing) || none })}</p>;
}
