import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { Status } from '../../../../kit/status/status.js';
import { ReasonPart } from '../../parts/reason-part.js';
import type { Submitted } from '../../parts/use-submit.js';
import { MessageRows } from './message-rows.js';
import styles from './parked.module.css';
import type { DeadLetter } from './set-aside-doors.js';

/** One message that was no event when it came. */
export function DeadLetterRow({
  letter,
  busy,
  onRetry,
  onDismiss,
}: {
  readonly letter: DeadLetter;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onDismiss: (reason: string) => Promise<Submitted>;
}) {
  const { t, i18n } = useTranslation('admin-parked');
  const isAsked = letter.retryAt !== null;
  const name = letter.event === '' ? t('nobodyCanRead') : letter.event;
  return (
    <li className={styles.event}>
      <div className={styles.head}>
        <h4>{name}</h4>
        {isAsked && <Status tone="progress">{t('readSoon')}</Status>}
        <Button
          size="small"
          busy={busy || isAsked}
          onClick={onRetry}
          aria-label={t('readAgainOf', { event: name })}
        >
          {t('readAgain')}
        </Button>
      </div>
      <Extract
        rows={[
          { label: t('from'), value: t(`service.${letter.source}`, { defaultValue: letter.source }) },
          { label: t('consumer'), value: letter.consumer },
          { label: t('since'), value: <Moment at={letter.receivedAt} /> },
          {
            label: t('size'),
            value: new Intl.NumberFormat(i18n.language, {
              style: 'unit',
              unit: 'byte',
              unitDisplay: 'long',
            }).format(letter.bytes),
          },
          { label: t('said'), value: <code>{letter.error}</code> },
        ]}
      />
      <MessageRows parts={letter.content} unreadable={letter.unreadable} />
      <ReasonPart
        step={t('dismiss')}
        name={t('dismissOf', { event: name })}
        label={t('why')}
        lost={t('lost')}
        busy={busy}
        onStep={onDismiss}
      />
    </li>
  );
}
