import { useTranslation } from 'react-i18next';
import { addDays, addMonths, dayOf, daysBetween, formatDay, isDay } from '../../../../kit/dates/day.js';
import { useBoot } from '../../../../kit/page/boot-context.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import { controlOf, type DeclaredForm } from '../form-order.js';
import styles from './last-day.module.css';

/** What the last day that follows from an answer means: until when it can be ordered and paid, and that a near one is urgent. */
export function LastDay({ form, now }: { form: DeclaredForm; now: Answers }) {
  const { t, i18n } = useTranslation('service-form');
  const { phone } = useBoot().firm;
  const answered = one(now, controlOf({ name: form.lastDayQuestion }));
  if (!isDay(answered)) return null;
  const day = addMonths(answered, form.lastDayMonths);
  const left = daysBetween(dayOf(new Date()), day);
  const over = left < form.daysNeeded;
  const urgent = left < form.urgentDays;
  return (
    <div role="status" className={`${styles.day} ${urgent ? styles.urgent : ''}`}>
      <p>
        {over
          ? t('lastDay.over')
          : t('lastDay.until', {
              day: formatDay(addDays(day, -form.daysNeeded), i18n.language, { weekday: true }),
            })}
      </p>
      {urgent && (
        <p>
          {t('lastDay.urgent')}{' '}
          {phone === undefined ? (
            t('common:footer.demo.phone')
          ) : (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          )}
        </p>
      )}
    </div>
  );
}
