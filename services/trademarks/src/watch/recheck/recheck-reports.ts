import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { NameIndex } from '../../search/live/name-index.js';
import { NameSearch } from '../../search/live/name-search.js';
import { MOST_COMPARED, recordOf, type SearchRecord } from '../../search/record/search-record.js';
import type { Recheck, WatchedSearch } from './report-watch.js';
import { recheckReport } from './watch-report.js';

/** So old a report may be and still be searched for again every night. */
const WATCHED_DAYS = 90;
/** So long a run is fresh. */
const FRESH_HOURS = 24;
const AT_ONCE = 20;

interface DueReport {
  readonly id: string;
  readonly number: number;
  readonly searches: readonly WatchedSearch[];
}

// Older reports are due when somebody reads them; younger ones every day.
const DUE = `
select id, number, searches from report_recheck
 where (ran_at is null or ran_at < $1::timestamptz - interval '${FRESH_HOURS} hours') and (released_at > $1::timestamptz - interval '${WATCHED_DAYS} days' or wanted_at > coalesce(ran_at, '-infinity'))
 order by ran_at nulls first, id limit ${AT_ONCE}`;

/** Makes the searches of every report that is due once more, and keeps what they found. While registers are being loaded nothing is run: half a search would read as calm. @returns how many were run */
export async function recheckReports(runtime: CommandRuntime, index: NameIndex): Promise<number> {
  if (!index.ready) return 0;
  const search = new NameSearch(index, runtime.db);
  const due: DueReport[] = await runtime.db.query(DUE, [runtime.clock.now()]);
  let ran = 0;
  for (const report of due) {
    const run = await runAgain(search, report.searches, runtime.clock.now());
    if (run === undefined) continue;
    await handleCommand(runtime, {
      command: recheckReport,
      streamId: report.id,
      viewer: systemViewer,
      input: { number: report.number, ...run },
      commandId: systemIds.next(),
    });
    ran += 1;
  }
  return ran;
}

/** Undefined when the registers went away meanwhile. */
async function runAgain(
  search: NameSearch,
  searches: readonly WatchedSearch[],
  now: Date,
): Promise<Recheck | undefined> {
  const known = new Set(searches.flatMap(({ hitRefs }) => hitRefs));
  const numbers = new Set(searches.flatMap(({ hitNumbers }) => hitNumbers));
  const isKnown = ({ ref, numbers: own }: SearchRecord['hits'][number]): boolean =>
    known.has(ref) || (own.length > 0 && own.every((number) => numbers.has(number)));
  const records: SearchRecord[] = [];
  for (const { query, jurisdictions, classes, liveOnly, byHand } of searches) {
    if (byHand) continue;
    const request = { query, jurisdictions, classes, liveOnly, limit: MOST_COMPARED, offset: 0 };
    const record = recordOf(request, await search.search(request));
    if (record.degraded) return undefined;
    records.push(record);
  }
  // Another formula measures otherwise: what it finds new would only be its own doing.
  const comparable = records.filter(({ scoreVersion }) =>
    searches.some((one) => one.scoreVersion === scoreVersion),
  );
  const offices = new Map(
    comparable.flatMap((record) => record.offices).map((office) => [office.jurisdiction, office]),
  );
  const near = new Map(
    comparable
      .flatMap(({ hits }) => hits)
      .filter((hit) => !isKnown(hit))
      .map((hit) => [hit.ref, hit]),
  );
  return {
    ranAt: now.toISOString(),
    scoreVersion: records[0]?.scoreVersion ?? '',
    offices: [...offices.values()].map(({ jurisdiction, register, dataOf }) => ({
      jurisdiction,
      register,
      dataOf,
    })),
    notRepeated: notRepeated(searches, new Set(offices.keys())),
    newMarks: [...near.values()].map(
      ({ ref, name, owner, jurisdictions, numbers, status, classes, filingDate, overall }) => ({
        ref,
        name,
        owner,
        jurisdictions,
        number: numbers[0] ?? null,
        status,
        classes,
        filingDate,
        overall,
      }),
    ),
  };
}

/** Offices of the report that nothing was searched of this time, with the day of the last search. */
function notRepeated(
  searches: readonly WatchedSearch[],
  repeated: ReadonlySet<string>,
): Recheck['notRepeated'] {
  const last = new Map<string, string>();
  for (const { jurisdictions, searchedAt } of searches) {
    for (const office of jurisdictions)
      if (!repeated.has(office) && (last.get(office) ?? '') < searchedAt) last.set(office, searchedAt);
  }
  return Array.from(last, ([jurisdiction, lastSearchedAt]) => ({ jurisdiction, lastSearchedAt }));
}
