import { useTranslation } from 'react-i18next';

const LABELS = [
  'jurisdictions',
  'goods',
  'owner.kind',
  'owner.businessName',
  'owner.firstName',
  'owner.lastName',
  'owner.street',
  'owner.city',
  'owner.postcode',
  'owner.country',
  'owner.state',
  'billing.name',
  'billing.street',
  'billing.city',
  'billing.postcode',
  'billing.country',
  'billing.email',
  'billing.vatId',
  'terms',
  'risk',
  'old',
  'price',
] as const;

/** What the questions are called in the summary of what is wrong; `advice`: of those the lawyer advises against. */
export function useOrderLabels(advice: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { t } = useTranslation('order');
  return {
    ...Object.fromEntries(LABELS.map((name) => [name, t(`label.${name}`)])),
    ...advice,
    couponCode: t('billing.coupon'),
  };
}
