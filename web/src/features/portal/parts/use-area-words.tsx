import { useTranslation } from 'react-i18next';
import type { AreaWords } from '../../../domain/history/area-words.js';
import { EntityStatus } from './entity-status.js';

/** Statuses and entries of the timeline in the customer's words. */
export function useAreaWords(): AreaWords {
  const { t, i18n } = useTranslation(['portal-statuses', 'portal']);
  return {
    statusWord: (status) => t(`trademark.${status}.label`, { defaultValue: t('other') }),
    status: (status) => <EntityStatus of="trademark" status={status} />,
    lineWord: (label) => (i18n.exists(`portal:event.${label}`) ? t(`portal:event.${label}`) : label),
  };
}
