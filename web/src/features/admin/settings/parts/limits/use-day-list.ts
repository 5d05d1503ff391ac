import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';

/** Days in words, one after the other: “24 Dec 2026, 31 Dec 2026”. */
export function useDayList(): (days: readonly string[]) => string {
  const { i18n } = useTranslation();
  return (days) => days.map((day) => formatDay(day, i18n.language)).join(', ');
}
