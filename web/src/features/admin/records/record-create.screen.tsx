import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Failed } from '../parts/failed.js';
import { IfAllowed } from '../parts/records/if-allowed.js';
import { useCreateOffer } from '../parts/records/use-create-offer.js';
import { useRecordFacts } from '../parts/records/use-facts.js';
import { RecordCreateForm } from '../parts/records/form/record-create-form.js';
import styles from './record.module.css';

function Screen() {
  const { t } = useTranslation('admin-records');
  const facts = useRecordFacts();
  const [query] = useSearchParams();
  const offer = useCreateOffer(facts);
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
      <IfAllowed command={facts.create}>
        {(create) =>
          offer.state === 'open' ? (
            <RecordCreateForm
              facts={facts}
              command={create}
              presets={{ ...offer.presets, ...Object.fromEntries(query) }}
            />
          ) : offer.state === 'none' ? (
            <p role="status">{t('list.noCorrection')}</p>
          ) : offer.error !== null ? (
            <Failed error={offer.error} again={offer.again} />
          ) : (
            <p role="status">{t('common:loading')}</p>
          )
        }
      </IfAllowed>
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
