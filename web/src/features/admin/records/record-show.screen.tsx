import { useGetOne } from 'ra-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { Failed } from '../parts/failed.js';
import { recordsAhead } from '../parts/records/data-provider.js';
import type { RecordFacts, RecordRow } from '../parts/records/record-facts.js';
import { recordTitle } from '../parts/records/record-title.js';
import { prepareRecordFacts, useRecordFacts } from '../parts/records/use-facts.js';
import { History } from './parts/history.js';
import { NotThere } from '../parts/records/not-there.js';
import { Notes } from './parts/notes.js';
import { RecordFactsView } from './parts/record-facts-view.js';
import { RecordHead } from './parts/record-head.js';
import {
  askWorkAhead,
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

/** Head, work and facts stand as soon as they are known: what waits for the description of another record waits by itself, or all of them would show only with it. */
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
          <Suspense>
            <Related facts={facts} id={row.id} isGrouped={withGroupedLists.has(facts.table)} />
          </Suspense>
        </div>
        <aside className={styles.side} aria-label={t('show.aside')}>
          <Suspense>
            {facts.tracking !== undefined && !withOwnTimeline.has(facts.table) && (
              <History facts={facts} id={row.id} />
            )}
            <Notes table={facts.table} id={row.id} />
          </Suspense>
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

/** Facts and work of the record are fetched before its screen is drawn; the record itself is asked for where its address is known already. */
export async function prepare(routePath: string): Promise<RecordFacts> {
  const table = routePath.split('/')[1] ?? '';
  fetchWork(table);
  // The server draws the frame alone, and asks nothing for anybody.
  const here = typeof window === 'undefined' ? '' : window.location.pathname;
  const id = new RegExp(`^/${table}/([^/]+)/show$`).exec(here)?.[1];
  if (id !== undefined) askWorkAhead(table, id);
  const facts = await prepareRecordFacts(routePath);
  if (id !== undefined) recordsAhead.record(facts, id);
  return facts;
}
