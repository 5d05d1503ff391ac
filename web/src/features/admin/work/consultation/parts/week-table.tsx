import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatWeekday } from '../../../../../kit/dates/day.js';
import { formatMoment, zoneWords } from '../../../../../kit/dates/format-moment.js';
import type { Week } from '../use-week.js';
import type { Slot } from '../week.js';
import styles from '../consultation.module.css';

interface Props {
  readonly week: Week;
  /** IANA zone of the client, where it is known and their clock is not the reader's. */
  readonly zone: string | undefined;
  readonly client: string;
  /** Names of colleagues by id. */
  readonly nameOf: (id: string | null) => string;
  readonly named: (slot: Slot) => string;
  readonly onPress: (slot: Slot) => void;
  /** Set where the cursor shall take the focus after the next drawing. */
  readonly follows: RefObject<boolean>;
}

const clockIn = (slot: Slot | undefined, zone?: string): string =>
  slot === undefined ? '' : formatMoment(slot.at, 'en', 'clock', zone);

/** Monday to Friday beside each other, half an hour a row; on a phone the day of the cursor alone. One stop of Tab: arrows go on from there. */
export function WeekTable({ week, zone, client, nameOf, named, onPress, follows }: Props) {
  const { t } = useTranslation('admin-consultation');
  const table = useRef<HTMLTableElement>(null);
  const { days, clocks, cursor } = week;
  useEffect(() => {
    const button = table.current?.querySelector<HTMLElement>('button[tabindex="0"]');
    if (!follows.current || button == null) return;
    follows.current = false;
    button.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (step === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    follows.current = true;
    week.toSlot(step);
  };
  const slotOf = (clock: string): Slot | undefined =>
    days.flatMap(({ slots }) => slots).find((slot) => slot.clock === clock);
  return (
    <table ref={table} className={styles.week} onKeyDown={onKeyDown}>
      <caption className="visually-hidden">{t('week.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{zone === undefined ? t('week.time') : t('week.here')}</th>
          {zone !== undefined && (
            <th scope="col" className={styles.theirs} title={zoneWords(new Date(), 'en', zone)}>
              {client}
            </th>
          )}
          {days.map(({ date }) => (
            <th key={date} scope="col" data-current={date === cursor?.date || undefined}>
              <span aria-hidden="true">{formatWeekday(date, 'en')}</span>{' '}
              <span>{formatDay(date, 'en', { short: true })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clocks.map((clock) => (
          <tr key={clock}>
            <th scope="row">{clockIn(slotOf(clock))}</th>
            {zone !== undefined && <td className={styles.theirs}>{clockIn(slotOf(clock), zone)}</td>}
            {days.map(({ date, slots }) => {
              const slot = slots.find((one) => one.clock === clock);
              const isCurrent = date === cursor?.date;
              return (
                <td key={date} data-current={isCurrent || undefined} data-state={slot?.state ?? 'closed'}>
                  {slot !== undefined && (
                    <button
                      type="button"
                      tabIndex={isCurrent && clock === cursor?.clock ? 0 : -1}
                      aria-label={named(slot)}
                      aria-disabled={slot.state !== 'free' || undefined}
                      onFocus={() => week.to({ date, clock })}
                      onClick={() => onPress(slot)}
                    >
                      {slot.state === 'away' ? t('week.away') : slot.who}
                      {slot.others.map(({ adviserId, who }) => (
                        <small key={`${adviserId} ${who}`}>
                          {nameOf(adviserId)} {who}
                        </small>
                      ))}
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
