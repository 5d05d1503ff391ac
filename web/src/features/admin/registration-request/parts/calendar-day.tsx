import { useTranslation } from 'react-i18next';

/** A calendar date in words, with its year. `date`: YYYY-MM-DD. */
export function CalendarDay({ date }: { readonly date: string }) {
  const { i18n } = useTranslation();
  const words = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  return <time dateTime={date}>{words}</time>;
}
