import { useTranslation } from 'react-i18next';
import { officeToday } from '../../../domain/deadline/office-today.js';
import { daysBetween, formatDay } from '../../../kit/dates/day.js';

const SOON = 400;

interface Props {
  readonly on: string;
  readonly due?: boolean;
  /** Whose calendar it is: days of an office end with its own midnight, wherever the reader is. */
  readonly office?: string | null | undefined;
}

/** A calendar day; `due` adds the weekday and how many days are left, as for everything that has an end. */
export function Day({ on, due = false, office }: Props) {
  const { t, i18n } = useTranslation('portal');
  const left = daysBetween(officeToday(office), on);
  const words =
    left === 0 ? t('day.today') : left > 0 ? t('day.in', { count: left }) : t('day.ago', { count: -left });
  return (
    <time dateTime={on}>
      {formatDay(on, i18n.language, { weekday: due })}
      {due && Math.abs(left) < SOON && ` (${words})`}
    </time>
  );
}
