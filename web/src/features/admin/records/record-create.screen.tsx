import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { isAllowed } from '../parts/records/record-facts.js';
import { useRecordFacts, useRole } from '../parts/records/use-facts.js';
import { RecordCreateForm } from '../parts/records/form/record-create-form.js';
import styles from './record.module.css';

function Screen() {
  const { t } = useTranslation('admin-records');
  const facts = useRecordFacts();
  const role = useRole();
  const [query] = useSearchParams();
  const title = t('create.title', { what: facts.one.toLowerCase() });
  return (
    <div className={styles.page}>
      <PageMeta title={title} />
      {facts.listed === true && (
        <p>
          <AppLink to={`/${facts.table}`}>{facts.many}</AppLink>
        </p>
      )}
      <h1>{title}</h1>
      <p className={styles.doc}>{facts.doc}</p>
      {isAllowed(facts.create, role) ? (
        <RecordCreateForm facts={facts} command={facts.create} presets={Object.fromEntries(query)} />
      ) : (
        <p role="alert">{t('notYours')}</p>
      )}
    </div>
  );
}

/** A new record of any entity that is written directly. */
export function Component() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}

export { prepareRecordFacts as prepare } from '../parts/records/use-facts.js';
