import { useTranslation } from 'react-i18next';
import type { FamousMark } from '../../../../domain/records/famous-mark.js';

/** What kind of mark it is; an unusual one by its own name: “scent”. */
export function useKindOfMark(): (mark: Pick<FamousMark, 'kind' | 'kindDetail'>) => string {
  const { t } = useTranslation('records');
  return ({ kind, kindDetail }) =>
    kindDetail === undefined ? t(`kind.${kind}`) : t('kindDetail', { detail: kindDetail });
}
