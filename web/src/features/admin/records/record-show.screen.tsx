import { useGetOne } from 'ra-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { Failed } from '../parts/failed.js';
import type { RecordFacts, RecordRow } from '../parts/records/record-facts.js';
import { recordTitle } from '../parts/records/record-title.js';
import { prepareRecordFacts, useRecordFacts } from '../parts/records/use-facts.js';
import { History } from './parts/history.js';
import { NotThere } from '../parts/records/not-there.js';
import { Notes } from './parts/notes.js';
import { RecordFactsView } from './parts/record-facts-view.js';
import { RecordHead } from './parts/record-head.js';
import {
  fetchWork,
  HeadLine,
  useAskedWork,
  WorkArea,
  wideAreas,
  withFoldedFacts,
  withGroupedLists,
  withOwnTimeline,
  withSeal,
} from './parts/work-area.js';
import { Related } from '../parts/records/list/related.js';
import styles from './record.module.css';

const EVERY_30_SECONDS = 30_000;

function Record({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-records');
  const isWide = wideAreas.has(facts.table);
  const work = <WorkArea facts={facts} row={row} />;
  return (
    <>
      {isWide && work}
      <div className={styles.columns}>
        <div className={styles.work}>
          {!isWide && work}
          <RecordFactsView facts={facts} row={row} isFolded={withFoldedFacts.has(facts.table)} />
          <Related facts={facts} id={row.id} isGrouped={withGroupedLists.has(facts.table)} />
        </div>
        <aside className={styles.side} aria-label={t('show.aside')}>
          {facts.tracking !== undefined && !withOwnTimeline.has(facts.table) && (
            <History facts={facts} id={row.id} />
          )}
          <Notes table={facts.table} id={row.id} />
        </aside>
      </div>
    </>
  );
}

function Screen() {
  const { t } = useTranslation('admin-records');
  const facts = useRecordFacts();
  const { id = '' } = useParams();
  useAskedWork(facts.table, id);
  const { data, error, refetch } = useGetOne<RecordRow>(
    facts.table,
    { id },
    { refetchInterval: EVERY_30_SECONDS },
  );
  if (error !== null && data === undefined)
    return <NotThere facts={facts} error={error as Error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  return (
    <div className={styles.record}>
      <PageMeta title={`${recordTitle(data, facts, facts.fields)} · ${facts.one}`} />
      <RecordHead
        facts={facts}
        row={data}
        line={<HeadLine facts={facts} row={data} />}
        seal={withSeal.has(facts.table) ? recordTitle(data, facts, facts.fields) : undefined}
      />
      {error !== null && <Failed error={error as Error} again={() => void refetch()} />}
      <Record key={data.id} facts={facts} row={data} />
    </div>
  );
}

/** Any record: what is known, what may be done now, what happened, what belongs to it. */
export function Component() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}

/** Facts and work of the record are fetched before its screen is drawn. */
export function prepare(routePath: string): Promise<RecordFacts> {
  fetchWork(routePath.split('/')[1] ?? '');
  return prepareRecordFacts(routePath);
}
