import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { Everything } from './parts/everything.js';
import { Precision } from './parts/precision.js';
import { Results } from './parts/results.js';
import { Settings } from './parts/settings.js';
import { Threshold } from './parts/threshold.js';
import { WatchResultsDocument, WatchWorkDocument, type WatchResultsResult } from './watch.graphql.js';
import type { Result } from './watch.js';
import styles from './watch-work.module.css';

const MOST_PAGES = 10;

/** All that a watch found, the newest first. */
async function resultsOf(id: string): Promise<readonly Result[]> {
  const results: Result[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: WatchResultsResult = await ask(WatchResultsDocument, { id, after });
    const list = answer.trademarkMonitoringResultList;
    results.push(...list.items);
    if (!list.hasNextPage) break;
    after = list.endCursor;
  }
  return results;
}

/** The work on a watch: its results to judge first, then how it is set and how well it does. */
export function WatchWork({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-watch');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'trademark_watch_subscription', row.id],
    queryFn: async () => {
      const [{ trademarkWatchSubscription: watch }, results] = await Promise.all([
        ask(WatchWorkDocument, { id: row.id }),
        resultsOf(row.id),
      ]);
      return { watch, results };
    },
  });
  // What is there stays where one judges it, when one reading fails.
  if (error !== null && data === undefined) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const { watch, results } = data;
  if (watch === null) return null;
  return (
    <section aria-label={t('title')} className={styles.watch}>
      <Everything watch={watch} results={results} />
      <Results watch={watch} results={results} />
      <div className={styles.sides}>
        <Settings watch={watch} />
        <div className={styles.side}>
          <Threshold key={watch.version} facts={facts} watch={watch} results={results} />
          <Precision results={results} />
        </div>
      </div>
    </section>
  );
}
