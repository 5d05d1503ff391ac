import type { EntityManager } from 'typeorm';
import { execute, queryRows } from '../../model/rows/sql.js';
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
}

/** Events of a command: version and moment are known before the store has answered. */
interface CommandAppend extends AppendRequest {
  readonly expected: number;
  /** By the clock of the database, asked in this transaction: of two clocks one would be behind. */
  readonly recordedAt: Date;
  /** What the command came to by these events, for its line in the log of commands, which is there already. */
  readonly outcome: { readonly version: number };
}

/** Bytes of one event's data as JSON. Documents are stored elsewhere and named by id. */
const largestEvent = 65_536;

const APPEND_AND_LOG = `with logged as (update command_log set outcome = $6, stream_id = $1, version = $7 where command_id = $8)
  select append_events($1, $2, $3, $4, $5)`;

/** Events of a command for its stream: as they will be, and the way to write them in one round trip with its outcome, so that their rows can be asked for in the same.
 *  `write` throws the driver's error with SQLSTATE 40001 when `expected` does not hold. */
export function prepareAppend(request: CommandAppend): {
  readonly recorded: RecordedEvent[];
  readonly write: (tx: EntityManager) => Promise<void>;
} {
  const { streamId, category, expected, context, outcome, recordedAt } = request;
  const events = request.events.map(storable);
  return {
    recorded: recordedAs({ ...request, events }, { first_version: expected + 1, recorded: recordedAt }),
    write: async (tx) => {
      await execute(tx, APPEND_AND_LOG, [
        streamId,
        category,
        expectedNumber(expected),
        JSON.stringify({ ...flat(context), recordedAt }),
        JSON.stringify(events),
        JSON.stringify(outcome),
        outcome.version,
        context.commandId ?? null,
      ]);
    },
  };
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

/** Events for several streams, in one round trip: all or none. @returns the events of each request. */
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
