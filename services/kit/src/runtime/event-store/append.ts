import type { EntityManager } from 'typeorm';
import { queryRow, queryRows } from '../../model/rows/sql.js';
import { Fault } from '../../model/words/fault.js';
import type { ActorKind, RecordedEvent } from '../../model/words/recorded-event.js';

/** What must hold for the stream: `none` it does not exist, `exists`, `any`, or exactly this version. */
export type ExpectedVersion = number | 'none' | 'exists' | 'any';

/** An event on its way into the store. `data`: at most 64 KB as JSON. */
export interface NewEvent {
  readonly eventId: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: object;
  readonly reason?: string;
  readonly subjectId?: string;
}

/** What the events of one append have in common. */
export interface EventContext {
  readonly actor: { readonly kind: ActorKind; readonly id?: string; readonly onBehalfOf?: string };
  readonly correlationId: string;
  readonly causationId?: string;
  readonly commandId?: string;
  readonly traceparent?: string;
  readonly occurredAt: Date;
}

/** Events for one stream, and what must hold for it. */
export interface AppendRequest {
  readonly streamId: string;
  readonly category: string;
  readonly expected: ExpectedVersion;
  readonly events: readonly NewEvent[];
  readonly context: EventContext;
  /** What the command came to by these events, for its line in the log of commands, which is there already. */
  readonly outcome?: { readonly version: number };
}

/** Events whose version and moment are known before the store has answered. */
export interface KnownAppend extends AppendRequest {
  readonly expected: number;
  /** By the clock of the database, asked in this transaction: of two clocks one would be behind. */
  readonly recordedAt: Date;
}

/** Bytes of one event's data as JSON. Documents are stored elsewhere and named by id. */
const largestEvent = 65_536;

const APPEND = 'select first_version, recorded from append_events($1, $2, $3, $4, $5)';
const APPEND_AND_LOG = `with logged as (update command_log set outcome = $6, stream_id = $1, version = $7 where command_id = $8) ${APPEND}`;

/** Adds events to one stream, in one round trip with the outcome of their command. @throws the driver's error with SQLSTATE 40001 when `expected` does not hold. */
export async function append(tx: EntityManager, request: AppendRequest): Promise<RecordedEvent[]> {
  const events = request.events.map(storable);
  return recordedAs({ ...request, events }, await write(tx, { ...request, events }));
}

/** The same in two steps, so that the rows can be asked for in the same round trip: the events as they will be, and the way to write them. */
export function prepareAppend(request: KnownAppend): {
  readonly recorded: RecordedEvent[];
  readonly write: (tx: EntityManager) => Promise<void>;
} {
  const events = request.events.map(storable);
  const known = { first_version: request.expected + 1, recorded: request.recordedAt };
  return {
    recorded: recordedAs({ ...request, events }, known),
    write: async (tx) => {
      await write(tx, { ...request, events });
    },
  };
}

async function write(
  tx: EntityManager,
  request: AppendRequest & { readonly recordedAt?: Date },
): Promise<Written> {
  const { streamId, category, context, outcome, events, recordedAt } = request;
  const written = await queryRow<Written>(tx, outcome === undefined ? APPEND : APPEND_AND_LOG, [
    streamId,
    category,
    expectedNumber(request.expected),
    JSON.stringify({ ...flat(context), recordedAt }),
    JSON.stringify(events),
    ...(outcome === undefined ? [] : [JSON.stringify(outcome), outcome.version, context.commandId ?? null]),
  ]);
  return written ?? noAnswer();
}

function recordedAs(
  { events, context, streamId, category }: AppendRequest,
  { first_version, recorded }: Written,
): RecordedEvent[] {
  return events.map((event, at) => ({
    ...event,
    ...context,
    streamId,
    category,
    version: first_version + at,
    recordedAt: recorded,
  }));
}

interface Written {
  readonly first_version: number;
  readonly recorded: Date;
}

/** The same for several streams, in one round trip: all or none. @returns the events of each request. */
export async function appendMany(
  tx: EntityManager,
  requests: readonly AppendRequest[],
): Promise<RecordedEvent[][]> {
  const asked = requests.map((request) => ({ ...request, events: request.events.map(storable) }));
  const written = await queryRows<Written>(
    tx,
    `select a.first_version, a.recorded
       from jsonb_to_recordset($1::jsonb) as r(n integer, stream uuid, category text, expected integer, context jsonb, events jsonb)
      cross join lateral append_events(r.stream, r.category, r.expected, r.context, r.events) as a order by r.n`,
    [
      JSON.stringify(
        asked.map(({ streamId, category, expected, context, events }, n) => ({
          n,
          stream: streamId,
          category,
          expected: expectedNumber(expected),
          context: flat(context),
          events,
        })),
      ),
    ],
  );
  return asked.map((request, index) => recordedAs(request, written[index] ?? noAnswer()));
}

function noAnswer(): never {
  throw new Fault('append_events gave no answer');
}

/** As it comes back from the store: no undefined, no dates, so that the first projection sees what a rebuild will see. */
function storable(event: NewEvent): NewEvent {
  const text = JSON.stringify(event.data);
  if (Buffer.byteLength(text) > largestEvent)
    throw new Fault(`${event.type} has more than ${largestEvent} bytes of data`);
  const data: object = JSON.parse(text);
  return { ...event, data };
}

function expectedNumber(expected: ExpectedVersion): number {
  if (expected === 'none') return 0;
  if (expected === 'exists') return -1;
  if (expected === 'any') return -2;
  if (!Number.isInteger(expected) || expected < 0)
    throw new RangeError(`${expected} is not a stream version`);
  return expected;
}

function flat({ actor, ...rest }: EventContext) {
  return { ...rest, actorKind: actor.kind, actorId: actor.id, onBehalfOf: actor.onBehalfOf };
}
