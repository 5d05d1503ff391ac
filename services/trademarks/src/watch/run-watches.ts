import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { trademarkTypes, type TrademarkType } from '@cotta/reference/trademark-types.js';
import { trademarkMonitoringResult } from './trademark-monitoring-result.record.js';
import type { NameIndex } from '../search/live/name-index.js';
import { MOST_RESULTS } from '../search/query/search-request.js';
import { SCORE_VERSION } from '../search/score/formula.js';
import { isDue, watchHits, type WatchHit } from './watch-hits.js';

interface WatchRow {
  readonly id: string;
  readonly trademarkId: string;
  readonly userId: string | null;
  readonly dateStart: string;
  readonly jurisdictions: readonly string[] | null;
  readonly alsoSimilar: boolean;
  readonly threshold: number | null;
  readonly name: string;
  readonly classes: readonly number[];
  readonly ownRefs: readonly string[];
}

const RUNNING = `
select w.id, w.trademark_id as "trademarkId", w.user_id as "userId", w.date_start::text as "dateStart", w.jurisdictions, w.also_similar as "alsoSimilar", w.threshold, t.name, t.classes,
  array(select o.jurisdiction || ':' || coalesce(o.number, o.id::text) from trademark o where o.id = t.id or o.user_id = t.user_id) as "ownRefs"
from trademark_watch_subscription w join trademark t on t.id = w.trademark_id
where w.date_start <= $1::date and (w.date_end is null or w.date_end >= $1::date) and ($2::uuid is null or w.id = $2) order by w.id`;

/** Compares every watched mark with the marks filed since its watch began. The same mark is reported once for a watch, however often this runs
 *  and in however many processes. @returns how many results are new
 *  @throws SearchUnavailable */
export async function runWatches(runtime: CommandRuntime, index: NameIndex): Promise<number> {
  const today = runtime.clock.today('UTC');
  const watches: WatchRow[] = await runtime.db.query(RUNNING, [today, null]);
  let added = 0;
  for (const watch of watches.filter((one) => isDue(one, today))) added += await run(runtime, index, watch);
  return added;
}

/** The same for one watch, also on a day it is not due. @returns how many results are new; undefined where it does not run today
 *  @throws SearchUnavailable */
export async function runWatch(
  runtime: CommandRuntime,
  index: NameIndex,
  id: string,
): Promise<number | undefined> {
  const [watch]: WatchRow[] = await runtime.db.query(RUNNING, [runtime.clock.today('UTC'), id]);
  return watch === undefined ? undefined : run(runtime, index, watch);
}

async function run(runtime: CommandRuntime, index: NameIndex, watch: WatchRow): Promise<number> {
  const request = {
    query: watch.name,
    jurisdictions: watch.jurisdictions ?? [],
    classes: [],
    since: watch.dateStart,
    liveOnly: true,
    limit: MOST_RESULTS,
    offset: 0,
  };
  // Classes narrow nothing here, yet they say how near the goods are.
  const { answer } = await index.search({ ...request, comparedClasses: watch.classes });
  const hits = watchHits({ ...watch, ownRefs: new Set(watch.ownRefs) }, answer.items);
  let added = 0;
  for (const hit of await unreported(runtime, watch, hits)) added += await report(runtime, watch, hit);
  return added;
}

const resultId = (watch: WatchRow, { ref }: WatchHit): string => nameBasedId('watch result', watch.id, ref);

/** What was deleted stays deleted: its stream is still there. */
async function unreported(
  { db }: CommandRuntime,
  watch: WatchRow,
  hits: readonly WatchHit[],
): Promise<WatchHit[]> {
  const known: { id: string }[] = await db.query(
    'select stream_id as id from stream where stream_id = any($1)',
    [hits.map((hit) => resultId(watch, hit))],
  );
  const ids = new Set(known.map(({ id }) => id));
  return hits.filter((hit) => !ids.has(resultId(watch, hit)));
}

async function report(runtime: CommandRuntime, watch: WatchRow, hit: WatchHit): Promise<number> {
  const id = resultId(watch, hit);
  const outcome = await handleCommand(runtime, {
    command: trademarkMonitoringResult.create,
    streamId: id,
    viewer: systemViewer,
    commandId: nameBasedId('watch result command', id),
    input: {
      trademarkId: watch.trademarkId,
      userId: watch.userId,
      watchSubscriptionId: watch.id,
      type: hit.parts.sameLetters ? 'Identical' : 'Similar',
      markName: hit.name.slice(0, 300),
      markType: typeOf(hit.type),
      classes: [...hit.classes],
      jurisdiction: hit.jurisdiction,
      applicationNumber: hit.number,
      ownerName: hit.owner,
      filingDate: hit.filingDate,
      scores: scoresOf(hit),
    },
  });
  if ('refusal' in outcome)
    runtime.log.warn(
      { watch: watch.id, mark: hit.ref, refused: outcome.refusal.refused },
      'a watch result was refused',
    );
  return 'refusal' in outcome || outcome.replayed ? 0 : 1;
}

const typeOf = (type: string | null): TrademarkType | null =>
  trademarkTypes.find((one) => one === type) ?? null;

function scoresOf({ parts, goods }: WatchHit) {
  const percent = (share: number): number => Math.round(share * 100);
  return {
    look: percent(parts.look),
    sound: percent(parts.sound),
    meaning: percent(parts.meaning),
    goods: percent(goods.score),
    overall: percent(parts.overall),
    formula: SCORE_VERSION,
  };
}
