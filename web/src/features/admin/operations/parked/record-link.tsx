import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import { registry } from '../../parts/records/generated/registry.js';

/** A link to a record by its table; where it has no page, what kind of record it is. */
export function RecordLink({ table, id }: { readonly table: string; readonly id: string }) {
  const { t } = useTranslation('admin-parked');
  const entry = registry[table];
  if (entry === undefined || entry.part === true)
    return table === '' ? t('unknown') : table.replaceAll('_', ' ');
  return <AppLink to={`/${table}/${id}/show`}>{entry.one}</AppLink>;
}
