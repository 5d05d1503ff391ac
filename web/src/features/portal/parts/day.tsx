import { useTranslation } from 'react-i18next';
import { dayOf, daysBetween, formatDay } from '../../../kit/dates/day.js';

const SOON = 400;

/** A calendar day; `due` adds the weekday and how many days are left, as for everything that has an end. */
export function Day({ on, due = false }: { on: string; due?: boolean }) {
  const { t, i18n } = useTranslation('portal');
  const left = daysBetween(dayOf(new Date()), on);
  const words =
    left === 0 ? t('day.today') : left > 0 ? t('day.in', { count: left }) : t('day.ago', { count: -left });
  return (
    <time dateTime={on}>
      {formatDay(on, i18n.language, { weekday: due })}
      {due && Math.abs(left) < SOON && ` (${words})`}
    </time>
  );
}
