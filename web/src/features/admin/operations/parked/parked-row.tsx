import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { Status } from '../../../../kit/status/status.js';
import { MessageRows } from './message-rows.js';
import styles from './parked.module.css';
import { RecordLink } from './record-link.js';
import type { ParkedEvent } from './set-aside-doors.js';

/** One event that waits, with those behind it. */
export function ParkedRow({
  event,
  tried,
  busy,
  onRetry,
}: {
  readonly event: ParkedEvent;
  /** It was asked for, and nothing has come of it yet. */
  readonly tried: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('admin-parked');
  const { nextAttemptAt } = event;
  return (
    <li className={styles.event}>
      <div className={styles.head}>
        <h4>{event.event}</h4>
        {tried ? (
          <Status tone="progress">{t('tried')}</Status>
        ) : (
          <Status tone="problem">{t(`reason.${event.reason}`)}</Status>
        )}
        <Button
          size="small"
          busy={busy || tried}
          onClick={onRetry}
          aria-label={t('retryOf', { event: event.event })}
        >
          {t('retry')}
        </Button>
      </div>
      <Extract
        rows={[
          { label: t('from'), value: t(`service.${event.source}`, { defaultValue: event.source }) },
          { label: t('about'), value: <RecordLink table={event.category} id={event.streamId} /> },
          ...(event.occurredAt === null
            ? []
            : [{ label: t('occurred'), value: <Moment at={event.occurredAt} /> }]),
          { label: t('since'), value: <Moment at={event.parkedAt} /> },
          { label: t('attempts'), value: t('times', { count: event.attempts }) },
          {
            label: t('next'),
            value: nextAttemptAt === null ? t('byHand') : <Moment at={nextAttemptAt} />,
          },
          ...(event.behind > 0 ? [{ label: t('behind'), value: t('events', { count: event.behind }) }] : []),
          ...(event.reason === 'FAILED' ? [{ label: t('said'), value: <code>{event.error}</code> }] : []),
        ]}
      />
      <MessageRows parts={event.content} unreadable={event.unreadable} />
    </li>
  );
}
