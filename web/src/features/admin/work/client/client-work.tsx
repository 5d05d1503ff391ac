import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../parts/records/record-facts.js';
import styles from './client.module.css';
import { Begin } from './parts/begin.js';
import { Dates } from './parts/dates.js';
import { Letters } from './parts/letters.js';
import { Marks } from './parts/marks.js';
import { Merged } from './parts/merged.js';
import { Money } from './parts/money.js';
import { People } from './parts/people.js';
import { Talk } from './parts/talk.js';
import { WorkList } from './parts/work-list.js';

/** A client on one page: dates, money, marks, what is open, letters, what was said, people. Notes and history stand beside. */
export function ClientWork({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-client');
  const { id, displayName, email } = row;
  const name = typeof displayName === 'string' && displayName !== '' ? displayName : String(email ?? '');
  return (
    <section aria-label={t('title')} className={styles.client}>
      <Merged id={id} className={styles.wide} />
      {row['status'] !== 'MERGED' && <Begin id={id} />}
      <Dates id={id} />
      <Money id={id} />
      <Marks id={id} className={styles.wide} />
      <WorkList id={id} className={styles.wide} />
      <Letters id={id} />
      <People id={id} />
      <Talk id={id} name={name} className={styles.wide} />
    </section>
  );
}
