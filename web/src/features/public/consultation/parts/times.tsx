import { useTranslation } from 'react-i18next';
import { dayIn, formatDay } from '../../../../kit/dates/day.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { Group } from '../../../../kit/form/choices.js';
import styles from '../consultation.module.css';
import type { Times as Free } from '../load-times.js';

const FIRST_DAYS = 4;

interface Props {
  readonly times: Free;
  /** IANA zone in which they are read. */
  readonly zone: string;
  readonly chosen: string;
  readonly onChoose: (at: string) => void;
  /** Shows the two weeks after these; absent where there are none. */
  readonly onLater?: (() => void) | undefined;
}

/** Free times day by day, the first free day first. One of them is chosen; a group of radio buttons for the keyboard. */
export function Times({ times, zone, chosen, onChoose, onLater }: Props) {
  const { t } = useTranslation('consultation');
  const days = [...new Set(times.slots.map((at) => dayIn(zone, new Date(at))))];
  const day = (date: string) => (
    <Day
      key={date}
      date={date}
      slots={times.slots.filter((at) => dayIn(zone, new Date(at)) === date)}
      zone={zone}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
  if (days.length === 0) return <p className={styles.note}>{t('times.none')}</p>;
  const rest = days.slice(FIRST_DAYS);
  return (
    <Group name="eventTimestamp" label={t('times.label')}>
      {days.slice(0, FIRST_DAYS).map(day)}
      {rest.length > 0 && (
        <details
          className={styles.more}
          open={rest.some((date) => dayIn(zone, new Date(chosen || 0)) === date)}
        >
          <summary>{t('times.more')}</summary>
          <div className={styles.days}>{rest.map(day)}</div>
        </details>
      )}
      {onLater !== undefined && (
        <button type="button" className={styles.later} onClick={onLater}>
          {t('times.later')}
        </button>
      )}
    </Group>
  );
}

interface DayProps extends Pick<Props, 'zone' | 'chosen' | 'onChoose'> {
  readonly date: string;
  readonly slots: readonly string[];
}

function Day({ date, slots, zone, chosen, onChoose }: DayProps) {
  const { i18n } = useTranslation();
  const id = `day-${date}`;
  return (
    <div className={styles.day} role="group" aria-labelledby={id}>
      <p id={id}>{formatDay(date, i18n.language, { weekday: true })}</p>
      <div className={styles.slots}>
        {slots.map((at) => (
          <label key={at} className={styles.slot}>
            <input
              type="radio"
              name="eventTimestamp"
              value={at}
              defaultChecked={at === chosen}
              onChange={() => onChoose(at)}
            />
            <span>{formatMoment(at, i18n.language, 'clock', zone)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
