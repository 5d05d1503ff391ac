import type { RecordHistory } from '../../model/decider/record-history.js';
import { lowerFirst } from '../../model/field/names.js';
import type { Resource } from '../../model/resource/define.js';
import { calendarDate, type Clock } from '../../model/time/clock.js';
import { Rejection } from '../../model/words/rejection.js';
import type { AskedDays } from '../../runtime/history/fold-to-day.js';
import {
  readBetween,
  readOnDays,
  type RecordToday,
  type SeenOnDay,
} from '../../runtime/history/read-on-day.js';
import { pageBounds, type PageArguments } from '../../runtime/reading/page.js';
import { readByIds, readWhole, type SeenRow } from '../../runtime/reading/read.js';
import type { RequestContext } from '../call/context.js';
import { referenceFields, requireOneOf } from './resource-resolvers.js';
import type { Resolvers } from './resolvers.js';

/** A list on a day is folded as a whole; whoever has more narrows it. */
const MOST_RECORDS = 2_000;

interface Days {
  readonly day: string;
  readonly knownOn?: string | null;
}

interface ListArguments extends Days, PageArguments {
  readonly filter?: unknown;
  readonly changedSince?: string | null;
  readonly changedSinceKnownOn?: string | null;
}

interface Versions {
  readonly id: string;
  readonly fromVersion: number;
  readonly toVersion: number;
}

/** What answers `<name>OnDay`, `<name>ListOnDay` and `<name>ListBetween`. `owned`: the resources of this service by type name. */
export function historyResolvers(
  history: RecordHistory,
  owned: ReadonlyMap<string, Resource>,
  clock: Clock,
): Resolvers {
  const { resource } = history;
  const single = lowerFirst(resource.name);
  return {
    Query: {
      [`${single}OnDay`]: async (_: unknown, given: Days & { id: string }, context: RequestContext) => {
        requireOneOf(resource.readableBy, context.viewer);
        const rows = await readByIds(context.manager, resource, context.viewer, [given.id]);
        const records = todaysOf(history, rows);
        const asked = checkedDays(given, records, clock);
        const [found] = await readOnDays(context.manager, history, context.viewer, {
          records,
          asked: [asked],
        });
        return found?.[0] === undefined ? null : shown(found[0]);
      },
      [`${single}ListOnDay`]: (_: unknown, given: ListArguments, context: RequestContext) =>
        listOnDay(history, given, context, clock),
      [`${single}ListBetween`]: (
        _: unknown,
        { versions }: { versions: Versions[] },
        context: RequestContext,
      ) => listBetween(history, versions, context),
    },
    [`${resource.name}OnDay`]: referenceFields(resource, owned),
  };
}

async function listOnDay(
  history: RecordHistory,
  given: ListArguments,
  { manager, viewer }: RequestContext,
  clock: Clock,
): Promise<object> {
  const { resource } = history;
  requireOneOf(resource.readableBy, viewer);
  const { limit, offset } = pageBounds(viewer, given);
  const rows = await readWhole(manager, resource, viewer, {
    filter: given.filter,
    only: new Set(['id', history.calendar.by]),
    most: MOST_RECORDS,
  });
  const records = todaysOf(history, rows);
  const asked = [checkedDays(given, records, clock)];
  const { changedSince } = given;
  if (changedSince != null)
    asked.unshift(
      checkedDays(
        { day: changedSince, knownOn: given.changedSinceKnownOn ?? given.knownOn ?? null },
        records,
        clock,
      ),
    );
  const folded = await readOnDays(manager, history, viewer, { records, asked });
  const fitting = folded.flatMap((states) => {
    const [now, before] = [states.at(-1), states.length > 1 ? states[0] : undefined];
    if (now === undefined) return [];
    if (before === undefined) return now.known ? [shown(now)] : [];
    return isSame(before, now) ? [] : [{ ...shown(now), before: shown(before) }];
  });
  return {
    items: fitting.slice(offset, offset + limit),
    totalCount: fitting.length,
    hasNextPage: fitting.length > offset + limit,
  };
}

/** Of what the viewer may read today, in the order asked for; each record once. @throws Rejection BAD_USER_INPUT for versions that are none, and for too many. */
async function listBetween(
  history: RecordHistory,
  versions: readonly Versions[],
  { manager, viewer }: RequestContext,
): Promise<object[]> {
  const { resource } = history;
  requireOneOf(resource.readableBy, viewer);
  if (versions.length > MOST_RECORDS)
    throw new Rejection('BAD_USER_INPUT', `ask for at most ${MOST_RECORDS} at a time`, ['versions']);
  if (versions.some(({ fromVersion, toVersion }) => fromVersion < 0 || toVersion < fromVersion))
    throw new Rejection('BAD_USER_INPUT', 'a version is 0 or more, and the second is no earlier one', [
      'versions',
    ]);
  const asked = new Map(versions.map((one) => [one.id, one]));
  const rows = await readByIds(manager, resource, viewer, [...asked.keys()]);
  const zones = new Map(todaysOf(history, rows).map(({ id, zone }) => [id, zone]));
  const records = [...asked.values()].flatMap((one) => {
    const zone = zones.get(one.id);
    return zone === undefined ? [] : [{ ...one, zone }];
  });
  const found = await readBetween(manager, history, viewer, records);
  return found.map(({ before, after }) => ({ ...shown(after), before: shown(before) }));
}

const shown = ({ row, ...about }: SeenOnDay): object => ({ ...row, ...about });

/** Stands as it did: versions and moments apart, which say that something was written and not what. */
function isSame(one: SeenOnDay, other: SeenOnDay): boolean {
  const plain = ({ known, row: { version: _, updatedAt: __, ...row } }: SeenOnDay): string =>
    JSON.stringify([known, row]);
  return plain(one) === plain(other);
}

function todaysOf({ calendar }: RecordHistory, rows: readonly SeenRow[]): RecordToday[] {
  return rows.map((row) => ({
    id: row.id,
    zone: calendar.zoneOf(String(Reflect.get(row, calendar.by))),
  }));
}

/** @throws Rejection BAD_USER_INPUT for a day that has come neither in UTC nor in a zone of the records, and for one later than what was known. */
function checkedDays({ day, knownOn }: Days, records: readonly RecordToday[], clock: Clock): AskedDays {
  const now = clock.now();
  // Whoever asks may be ahead of the record: in neither place has the day come.
  const today = [...new Set(['UTC', ...records.map(({ zone }) => zone)])]
    .map((zone) => calendarDate(now, zone))
    .reduce((one, other) => (one > other ? one : other));
  const asked = { day, knownOn: knownOn ?? day };
  for (const key of ['day', 'knownOn'] as const)
    if (asked[key] > today)
      throw new Rejection('BAD_USER_INPUT', 'this day has not come yet; choose today or earlier', [key]);
  if (asked.day > asked.knownOn)
    throw new Rejection(
      'BAD_USER_INPUT',
      'nobody knew then what was to come; choose a day up to the one it was known on',
      ['day'],
    );
  return asked;
}
