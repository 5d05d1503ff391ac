import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { FilterBar } from '../../parts/filter-bar.js';
import { useBrandChoice } from '../../parts/use-brand-choice.js';
import { GROUPS, ORDERS } from '../trademark-filter.js';

/** By brand, office and status, and in which order. `codes`: offices of all marks, each as often as it comes. */
export function TrademarkFilters({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('portal-trademarks');
  const office = useOfficeName();
  const { brands, unassigned } = useBrandChoice();
  const offices = [...new Set(codes)]
    .map((code) => ({ value: code, title: office(code) }))
    .sort((left, right) => left.title.localeCompare(right.title));
  const brandChoices = [
    ...brands.map(({ id, name }) => ({ value: id, title: name })),
    ...(unassigned === undefined ? [] : [{ value: 'none', title: unassigned }]),
  ];
  return (
    <FilterBar
      label={t('list.filters')}
      clear={t('list.clear')}
      filters={[
        { name: 'brand', label: t('list.brand'), all: t('list.anyBrand'), choices: brandChoices },
        { name: 'office', label: t('list.office'), all: t('list.anyOffice'), choices: offices },
        {
          name: 'group',
          label: t('list.status'),
          all: t('list.anyStatus'),
          choices: GROUPS.map((value) => ({ value, title: t(`group.${value}`) })),
        },
        {
          name: 'order',
          label: t('list.order'),
          all: t('order.name'),
          choices: ORDERS.map((value) => ({ value, title: t(`order.${value}`) })),
        },
      ]}
    />
  );
}
