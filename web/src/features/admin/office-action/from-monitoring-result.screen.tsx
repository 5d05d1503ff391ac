import { useGetOne } from 'ra-core';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { factsOf } from '../parts/records/facts-of.js';
import { IfAllowed } from '../parts/records/if-allowed.js';
import type { RecordRow } from '../parts/records/record-facts.js';
import { recordTitle } from '../parts/records/record-title.js';
import { useRecordFacts } from '../parts/records/use-facts.js';
import { NotThere } from '../parts/records/not-there.js';
import { RecordCreateForm } from '../parts/records/form/record-create-form.js';
import styles from './from-monitoring-result.module.css';

function Screen() {
  const { t } = useTranslation('admin-records');
  const result = useRecordFacts();
  const letter = use(factsOf('office_action'));
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<RecordRow>(result.table, { id });
  if (error !== null && data === undefined)
    return <NotThere facts={result} error={error as Error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const cited = {
    name: data['markName'],
    number: data['applicationNumber'],
    jurisdiction: data['jurisdiction'],
  };
  const title = t('work.fromResult.title', { title: recordTitle(data, result, result.fields) });
  return (
    <div className={styles.bench}>
      <PageMeta title={title} />
      <p>
        <AppLink to={`/${result.table}/${id}/show`}>{result.one}</AppLink>
      </p>
      <h1>{title}</h1>
      <p>{t('work.fromResult.doc')}</p>
      <IfAllowed command={letter.create}>
        {(create) => (
          <RecordCreateForm
            facts={letter}
            command={create}
            presets={{ trademarkId: data['trademarkId'], similarTrademarks: [cited] }}
          />
        )}
      </IfAllowed>
    </div>
  );
}

/** A letter of an office about the watched mark that cites the later one: both are known already. */
export function Component() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
