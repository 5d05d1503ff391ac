import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';

/** A calendar date in words, with its year. `date`: YYYY-MM-DD. */
export function CalendarDay({ date }: { readonly date: string }) {
  const { i18n } = useTranslation();
  return <time dateTime={date}>{formatDay(date, i18n.language)}</time>;
}
