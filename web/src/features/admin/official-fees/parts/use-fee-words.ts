import { useTranslation } from 'react-i18next';
import { formatDay, formatMonth } from '../../../../kit/dates/day.js';
import { feeText, type FeeLine, type FeeOffice } from '../fee-amount.js';

/** Words for fees: what a line is called, which classes an amount is for, how old a page is. */
export function useFeeWords() {
  const { t } = useTranslation('admin-fees');
  const amountsText = (amounts: readonly number[], office: FeeOffice, line: FeeLine): string =>
    amounts
      .map((amount, position) =>
        `${classText(amounts, position, line)} ${feeText(amount, office, line)}`.trim(),
      )
      .join(' · ');
  const classText = (amounts: readonly number[], position: number, line: FeeLine): string => {
    if (line.line === 'LATE_RENEWAL' || amounts.length === 1) return '';
    if (position === 0) return t('classes.first', { count: line.classesIncluded });
    return position === amounts.length - 1
      ? t('classes.further')
      : t('classes.nth', { nth: line.classesIncluded + position });
  };
  return {
    amountsText,
    classText,
    lineName: ({ line, name }: Pick<FeeLine, 'line' | 'name'>): string =>
      name === null ? t(`line.${line}`) : t('line.named', { name }),
    /** A year, a month or a day. */
    ageText: (seen: string): string =>
      seen.length === 10 ? formatDay(seen, 'en') : seen.length === 7 ? formatMonth(seen, 'en') : seen,
  };
}
