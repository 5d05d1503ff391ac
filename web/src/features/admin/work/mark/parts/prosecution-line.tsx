import { useTranslation } from 'react-i18next';
import { dayOf, formatDay } from '../../../../../kit/dates/day.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import type { MarkWorkResult } from '../mark.graphql.js';
import styles from '../mark.module.css';
import { prosecutionLine } from '../prosecution.js';

/** How far the mark is: behind it solid, before it open. */
export function ProsecutionLine({ row, work }: { row: RecordRow; work: MarkWorkResult }) {
  const { t } = useTranslation('admin-mark');
  const [examined] = work.trademark?.tracking.items ?? [];
  const steps = prosecutionLine(row, {
    dates: work.trademarkDeadlineList.items,
    examinedOn: examined === undefined ? null : dayOf(new Date(examined.createdAt)),
    today: dayOf(new Date()),
  });
  return (
    <ol className={styles.way} aria-label={t('way.title')}>
      {steps.map(({ key, state, date }) => (
        <li
          key={key}
          className={state === 'done' ? undefined : styles[state]}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.milestone}>{t(`way.${key}`)}</span>
          <span className={styles.when}>
            {date === null ? t(`way.${state}`) : formatDay(date, 'en', { short: true })}
          </span>
        </li>
      ))}
    </ol>
  );
}
