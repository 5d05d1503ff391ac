import { useTranslation } from 'react-i18next';

const OURS = ['lawyer', 'admin'];

/** Who did an entry of a case file, as its client reads it. */
export function useWho(): (entry: { readonly actorKind: string | null }) => string {
  const { t } = useTranslation(['records-history', 'portal']);
  return ({ actorKind }) => {
    if (actorKind === 'customer') return t('portal:by.YOU');
    return OURS.includes(actorKind ?? '') ? t('portal:by.US') : t(`who.${actorKind ?? 'system'}`);
  };
}
