import { useGetOne } from 'ra-core';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFactsView } from '../../records/parts/record-facts-view.js';
import { factsOf } from '../../parts/records/facts-of.js';
import { Related } from '../../parts/records/list/related.js';
import type { RecordRow } from '../../parts/records/record-facts.js';
import styles from '../registration-request-show.module.css';

const TABLE = 'registration_request';

/** All that is stored of the order, folded; then what belongs to it, the audit last. */
export function RequestRecord({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const facts = use(factsOf(TABLE));
  const { data } = useGetOne<RecordRow>(TABLE, { id });
  return (
    <div className={styles.details}>
      {data !== undefined && (
        <details>
          <summary>{t('request.facts')}</summary>
          <RecordFactsView facts={facts} row={data} />
        </details>
      )}
      <Related facts={facts} id={id} />
    </div>
  );
}
