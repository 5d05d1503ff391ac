import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { dayOf } from '../../../../../kit/dates/day.js';
import { useCounted } from '../use-counted.js';
import { NotifyWatchResultsDocument, RunWatchDocument } from '../watch.graphql.js';
import { isToNotify, type Result, type Watch } from '../watch.js';
import styles from '../watch-work.module.css';

interface Props {
  readonly watch: Watch;
  readonly results: readonly Result[];
}

/** How much waits for a verdict, and what can be done about all that was found. */
export function Everything({ watch, results }: Props) {
  const { t } = useTranslation('admin-watch');
  const today = dayOf(new Date());
  const open = results.filter(({ relevance }) => relevance === null).length;
  const waiting = results.filter(isToNotify).length;
  const runs = watch.dateStart <= today && (watch.dateEnd === null || watch.dateEnd >= today);
  const look = useCounted(RunWatchDocument, watch.id, (count) => t('ran', { count }));
  const notify = useCounted(NotifyWatchResultsDocument, watch.id, (count) => t('notified', { count }));
  const wrong = look.wrong ?? notify.wrong;
  return (
    <section aria-labelledby="watch-open">
      <h3 id="watch-open">{t('toJudge', { count: open })}</h3>
      <p className={styles.row}>
        {runs && (
          <Button size="small" busy={look.busy} onClick={look.run}>
            {t('run')}
          </Button>
        )}
        {waiting > 0 && (
          <Button size="small" busy={notify.busy} onClick={notify.run}>
            {t('notifyAll', { count: waiting })}
          </Button>
        )}
      </p>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
    </section>
  );
}
