import { useTranslation } from 'react-i18next';
import { Failed } from '../../parts/failed.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { DateProblems } from './parts/date-problems.js';
import { Differences } from './parts/differences.js';
import { Docket } from './parts/docket.js';
import { Family } from './parts/family.js';
import { Goods } from './parts/goods.js';
import { Grow } from './parts/grow.js';
import { Letters } from './parts/letters.js';
import { Money } from './parts/money.js';
import { NumberedFacts } from './parts/numbered-facts.js';
import { Orders } from './parts/orders.js';
import { Papers } from './parts/papers.js';
import { Picture } from './parts/picture.js';
import { ProsecutionLine } from './parts/prosecution-line.js';
import { MarkTimeline } from './timeline/mark-timeline.js';
import styles from './mark.module.css';
import { useMarkWork } from './use-mark-work.js';

/** A mark as one works on it: how far it is, what is due, what does not agree, and all that belongs to it. */
export function MarkWork({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-mark');
  const { data, error, refetch } = useMarkWork(row);
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const { trademark: mark, trademarkDeadlineList: dates } = data;
  if (mark === null) return null;
  return (
    <section aria-label={t('title')} className={styles.place}>
      <ProsecutionLine row={row} work={data} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Differences facts={facts} row={row} />
          <DateProblems row={row} />
          <Docket dates={dates.items} isFiled={row['filingDate'] !== null} />
          <Goods row={row} />
          <NumberedFacts row={row} />
          <MarkTimeline facts={facts} row={row} />
        </div>
        <div className={styles.side}>
          <Picture row={row} />
          <Family row={row} mark={mark} />
          <Orders mark={mark} />
          <Papers mark={mark} />
          <Letters mark={mark} />
          <Money mark={mark} row={row} />
          <Grow row={row} />
        </div>
      </div>
    </section>
  );
}
