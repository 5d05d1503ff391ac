import { useTranslation } from 'react-i18next';
import styles from './client.module.css';
import { Dates } from './parts/dates.js';
import { Letters } from './parts/letters.js';
import { Money } from './parts/money.js';
import { WorkList } from './parts/work-list.js';

/** Of a client what fits beside a mail: dates, money, what is open, letters. */
export function ClientGlance({ id }: { id: string }) {
  const { t } = useTranslation('admin-client');
  return (
    <section aria-label={t('title')} className={styles.client}>
      <Dates id={id} />
      <Money id={id} />
      <WorkList id={id} />
      <Letters id={id} />
    </section>
  );
}
