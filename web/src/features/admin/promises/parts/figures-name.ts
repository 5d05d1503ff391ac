import { useTranslation } from 'react-i18next';
import type { Figures } from '../promise-board.graphql.js';
import type { Cell } from '../promise-period.js';

/** What a row of the board is about, in words. */
export function useFiguresName(): (of: Cell['of'], figures: Figures) => string {
  const { t } = useTranslation('admin-promises');
  return (of, figures) => {
    if (of === 'total') return t('all');
    if (of === 'work') return t(`admin-day:work.${figures.work ?? 'REQUEST'}`);
    return figures.userId === null ? t('nobody') : (figures.user?.displayName ?? t('colleague'));
  };
}
