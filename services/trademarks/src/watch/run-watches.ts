import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { trademarkTypes, type TrademarkType } from '@cotta/reference/trademark-types.js';
import { trademarkMonitoringResult } from './trademark-monitoring-result.record.js';
import type { NameIndex } from '../search/live/name-index.js';
import { MOST_RESULTS } from '../search/query/search-request.js';
import { SCORE_VERSION } from '../search/score/formula.js';
import { scoringVersion } from '../search/score/scoring-version.js';
import { ownerKey } from './whitelisted-owner.record.js';
import { trademarkWatchRun } from './trademark-watch-run.record.js';
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
  /** Owners its client does not want to hear of. */
  readonly passedOver: readonly string[];
  /** Of the last run; null before the first. */
  readonly lastRun: string | null;
  readonly lastGeneration: number | null;
}

const RUNNING = `
select w.id, w.trademark_id as "trademarkId", w.user_id as "userId", w.date_start::text as "dateStart", w.jurisdictions, w.also_similar as "alsoSimilar", w.threshold, t.name, coalesce(w.classes, t.classes) as classes,
  last.ran_on::text as "lastRun", last.generation as "lastGeneration",
  array(select o.jurisdiction || ':' || coalesce(o.number, o.id::text) from trademark o where o.id = t.id or o.user_id = t.user_id) as "ownRefs",
  array(select o.owner_name from whitelisted_owner o where o.user_id = w.user_id) as "passedOver"
from trademark_watch_subscription w join trademark t on t.id = w.trademark_id
left join lateral (select r.ran_on, r.generation from trademark_watch_run r where r.watch_subscription_id = w.id order by r.ran_on desc, r.generation desc limit 1) last on true
where (w.service_request_id is null or w.work_released_at is not null) and w.date_start <= $1::date and (w.date_end is null or w.date_end >= $1::date) and ($2::uuid is null or w.id = $2) order by w.id`;

/** Compares every watched mark with the marks filed since its watch began. The same mark is reported once for a watch, however often this runs
 *  and in however many processes. @returns how many results are new
 *  @throws SearchUnavailable */
export async function runWatches(runtime: CommandRuntime, index: NameIndex): Promise<number> {
  const today = runtime.clock.today('UTC');
  const watches: WatchRow[] = await runtime.db.query(RUNNING, [today, null]);
  let added = 0;
  const { generation } = index.facts;
  for (const watch of watches.filter((one) => isDue(one, { today, generation })))
    added += await run(runtime, index, watch);
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
  const { facts } = index;
  const { answer } = await index.search({ ...request, comparedClasses: watch.classes });
  const near = watchHits({ ...watch, ownRefs: new Set(watch.ownRefs) }, answer.items);
  const passedOver = new Set(watch.passedOver.map(ownerKey));
  const hits = near.filter(({ owner }) => owner === null || !passedOver.has(ownerKey(owner)));
  let added = 0;
  for (const hit of await unreported(runtime, watch, hits)) added += await report(runtime, watch, hit);
  await noteRun(runtime, watch, {
    facts,
    candidates: answer.totalCandidates,
    near: near.length,
    passedOver: near.length - hits.length,
    added,
  });
  return added;
}

interface Outcome {
  readonly facts: NameIndex['facts'];
  readonly candidates: number;
  readonly near: number;
  readonly passedOver: number;
  readonly added: number;
}

/** One row for each day and import: that nothing came near is said as well. */
async function noteRun(runtime: CommandRuntime, watch: WatchRow, outcome: Outcome): Promise<void> {
  const { generation, dataAsOf } = outcome.facts;
  const ranOn = runtime.clock.today('UTC');
  const wanted = watch.jurisdictions ?? Object.keys(dataAsOf).toSorted();
  const id = nameBasedId('watch run', watch.id, ranOn, String(generation), String(outcome.added));
  await handleCommand(runtime, {
    command: trademarkWatchRun.create,
    streamId: id,
    viewer: systemViewer,
    commandId: nameBasedId('watch run command', id),
    input: {
      watchSubscriptionId: watch.id,
      userId: watch.userId,
      ranOn,
      generation,
      name: watch.name,
      searched: wanted.flatMap((jurisdiction) => {
        const day = dataAsOf[jurisdiction];
        return day === undefined ? [] : [{ jurisdiction, dataAsOf: day.slice(0, 10) }];
      }),
      notSearched: wanted.filter((jurisdiction) => dataAsOf[jurisdiction] === undefined),
      candidates: outcome.candidates,
      near: outcome.near,
      passedOver: outcome.passedOver,
      added: outcome.added,
    },
  });
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
    version: scoringVersion(),
  };
}
