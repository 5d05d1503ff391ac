import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../../kit/status/status.js';
import { Failed } from '../../parts/failed.js';
import { useSubmit } from '../../parts/use-submit.js';
import { ConsumerParked } from './consumer-parked.js';
import { DeadLetterRow } from './dead-letter-row.js';
import styles from './parked.module.css';
import type { ParkedEvent, SetAsideDoor } from './set-aside-doors.js';
import { setAsideQuery } from './set-aside-query.js';
import { useRetried, type Outcome } from './use-retried.js';

/** What one service put aside, by the consumer that could not handle it. */
export function ServiceSetAside({ door }: { readonly door: SetAsideDoor }) {
  const { t } = useTranslation('admin-parked');
  const { service } = door;
  const asked = useQuery(setAsideQuery(door));
  const retried = useRetried(asked.data?.parked);
  // The same answer, sooner while somebody waits for it.
  const { data, error, refetch } = useQuery(setAsideQuery(door, retried.waiting.size > 0));
  const submitting = useSubmit(['set-aside', service]);
  const retry = async (events: readonly ParkedEvent[], all: boolean): Promise<void> => {
    const [first] = events;
    if (first === undefined) return;
    const { consumer, source, streamId } = first;
    const input = all ? { consumer } : { consumer, source, streamId };
    // Before it is sent: what comes of it may be known before the answer is.
    retried.asked(events);
    await submitting.run(door.retry, { input });
  };
  const parked = data?.parked ?? [];
  const letters = data?.deadLetters ?? [];
  if (error === null && parked.length === 0 && letters.length === 0 && retried.outcomes.length === 0)
    return null;
  const consumers = [...new Set(parked.map(({ consumer }) => consumer))];
  const hidden = (data?.parkedStreams ?? 0) - parked.length + ((data?.deadLetterCount ?? 0) - letters.length);
  return (
    <section aria-labelledby={`service-${service}`} className={styles.service}>
      <h2 id={`service-${service}`}>{t(`service.${service}`)}</h2>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      <Outcomes outcomes={retried.outcomes} />
      {consumers.map((consumer) => (
        <ConsumerParked
          key={consumer}
          consumer={consumer}
          events={parked.filter((event) => event.consumer === consumer)}
          waiting={retried.waiting}
          busy={submitting.busy}
          onRetry={(events, all) => void retry(events, all)}
        />
      ))}
      {letters.length > 0 && (
        <>
          <h3>{t('deadLetters')}</h3>
          <p className={styles.note}>{t('deadLettersLead')}</p>
          <ul className={styles.events}>
            {letters.map((letter) => (
              <DeadLetterRow
                key={letter.id}
                letter={letter}
                busy={submitting.busy}
                onRetry={() => void submitting.run(door.readAgain, { input: { id: letter.id } })}
                onDismiss={(reason) =>
                  submitting.run(door.dismiss, { input: { id: letter.id, reason } }, t('dismissed'))
                }
              />
            ))}
          </ul>
        </>
      )}
      {hidden > 0 && <p className={styles.note}>{t('hidden', { count: hidden })}</p>}
    </section>
  );
}

function Outcomes({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const { t } = useTranslation('admin-parked');
  return (
    <div role="status" className={styles.outcomes}>
      {outcomes.length > 0 && (
        <ul>
          {outcomes.map(({ event, consumer, became }, at) => (
            <li key={outcomes.length - at}>
              <Status tone={became === 'handled' ? 'ok' : 'problem'}>
                {t(`became.${became}`, { event, consumer })}
              </Status>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
