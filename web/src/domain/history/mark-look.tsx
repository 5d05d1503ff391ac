import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kit/dates/day.js';
import type { AreaWords } from './area-words.js';
import styles from './history.module.css';
import { MarkChanges } from './mark-changes.js';
import { MarkFactsThen } from './mark-facts-then.js';
import type { MarkThenWithHistory } from './mark-then.graphql.js';

interface Props extends AreaWords {
  readonly then: MarkThenWithHistory;
  /** What it is compared with. */
  readonly before?: MarkThenWithHistory | undefined;
}

/** A mark as it stood on a day, by what was known on a day, and what is different from another. */
export function MarkLook({ then, before, ...words }: Props) {
  const { t, i18n } = useTranslation('records-history');
  const say = (date: string): string => formatDay(date, i18n.language);
  const { day, knownOn, begins, known } = then;
  const missing =
    day < begins || knownOn < begins
      ? t('unknown', { day: say(day), begins: say(begins) })
      : t('notThen', { day: say(day) });
  return (
    <>
      <section className={styles.look}>
        <h2>{t('on', { day: say(day), knownOn: say(knownOn) })}</h2>
        {known ? <MarkFactsThen mark={then} {...words} /> : <p>{missing}</p>}
      </section>
      {before !== undefined && (
        <section className={styles.look}>
          <h2>{t('changes', { day: say(before.day), knownOn: say(before.knownOn) })}</h2>
          <MarkChanges before={before} after={then} {...words} />
        </section>
      )}
    </>
  );
}
