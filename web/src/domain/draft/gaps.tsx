import { useTranslation } from 'react-i18next';
import { Status } from '../../kit/status/status.js';

/** What is missing, in words; or that nothing is. Needs the texts `draft`. */
export function Gaps({ gaps }: { gaps: readonly { readonly kind: string }[] }) {
  const { t, i18n } = useTranslation('draft');
  if (gaps.length === 0) return <Status tone="ok" quiet>{t('gap.none')}</Status>;
  const words = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(gaps.map(({ kind }) => t(`gap.${kind}`)));
  return <Status tone="waiting" quiet>{t('gap.missing', { words })}</Status>;
}
