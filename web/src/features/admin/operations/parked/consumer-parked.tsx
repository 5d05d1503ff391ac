import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { ParkedRow } from './parked-row.js';
import styles from './parked.module.css';
import type { ParkedEvent } from './set-aside-doors.js';
import { keyOf } from './use-retried.js';

/** What one consumer could not handle. */
export function ConsumerParked({
  consumer,
  events,
  waiting,
  busy,
  onRetry,
}: {
  readonly consumer: string;
  readonly events: readonly ParkedEvent[];
  readonly waiting: ReadonlyMap<string, ParkedEvent>;
  readonly busy: boolean;
  /** `all`: also what is not listed. */
  readonly onRetry: (events: readonly ParkedEvent[], all: boolean) => void;
}) {
  const { t } = useTranslation('admin-parked');
  return (
    <>
      <div className={styles.consumer}>
        <h3>{consumer}</h3>
        {events.length > 1 && (
          <Button size="small" busy={busy} onClick={() => onRetry(events, true)}>
            {t('retryAll', { consumer })}
          </Button>
        )}
      </div>
      <ul className={styles.events}>
        {events.map((event) => (
          <ParkedRow
            key={keyOf(event)}
            event={event}
            tried={waiting.has(keyOf(event))}
            busy={busy}
            onRetry={() => onRetry([event], false)}
          />
        ))}
      </ul>
    </>
  );
}
