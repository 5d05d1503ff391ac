import { useGetOne } from 'ra-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { IfAllowed } from '../parts/records/if-allowed.js';
import type { RecordRow } from '../parts/records/record-facts.js';
import { recordTitle } from '../parts/records/record-title.js';
import { useRecordFacts } from '../parts/records/use-facts.js';
import { NotThere } from '../parts/records/not-there.js';
import { RecordEditForm, type EditShape } from '../parts/records/form/record-edit-form.js';
import { orderFields, orderInput } from '../parts/service-order/order-answers.js';
import styles from './record.module.css';

/** Orders of services ask by the form of their service. */
function useShape(table: string): EditShape | undefined {
  const { t } = useTranslation('admin-order-service');
  return table === 'service_request'
    ? { fields: (fields, row) => orderFields(fields, row, (key) => t(key)), input: orderInput }
    : undefined;
}

function Screen() {
  const { t } = useTranslation('admin-records');
  const facts = useRecordFacts();
  const { id = '' } = useParams();
  const shape = useShape(facts.table);
  // The form keeps what it started from; a fresh look is taken when somebody else was quicker.
  const { data, error, refetch } = useGetOne<RecordRow>(
    facts.table,
    { id },
    { refetchOnWindowFocus: false, staleTime: 0 },
  );
  if (error !== null && data === undefined)
    return <NotThere facts={facts} error={error as Error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const title = recordTitle(data, facts, facts.fields);
  return (
    <div className={styles.page}>
      <PageMeta title={t('edit.title', { title })} />
      <p>
        <AppLink to={`/${facts.table}/${id}/show`}>{facts.one}</AppLink>
      </p>
      <h1>{t('edit.title', { title })}</h1>
      <IfAllowed command={facts.update}>
        {(update) => (
          <RecordEditForm
            key={id}
            facts={facts}
            command={update}
            row={data}
            back={`/${facts.table}/${id}/show`}
            shape={shape}
            reread={async () => (await refetch()).data}
          />
        )}
      </IfAllowed>
    </div>
  );
}

/** The facts of one record, as they may be written directly. */
export function Component() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}

export { prepareRecordFacts as prepare } from '../parts/records/use-facts.js';
