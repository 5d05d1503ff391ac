import { useTranslation } from 'react-i18next';
import { NextCheck } from '../../parts/reading/next-check.js';

/** From what others argued about to the reader's own name, and to what happens in such a case. */
export function AfterDisputes() {
  const { t } = useTranslation('content');
  return (
    <NextCheck
      guide={{ to: '/trademark-academy/article/defending-an-opposition', label: t('next.defend') }}
    />
  );
}
