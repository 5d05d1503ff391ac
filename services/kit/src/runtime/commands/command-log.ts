import type { DataSource, EntityManager } from 'typeorm';
import { deleteOlder } from '../database/delete-older.js';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { Fault } from '../../model/words/fault.js';
import { type Clock, daysBefore } from '../../model/time/clock.js';
import type { CommandDone } from './command-runtime.js';
import type { Refusal } from '../../model/words/refusal.js';
import { eventsOfStream } from '../event-store/read-stream.js';
import { type EventRow, toRecordedEvent } from '../event-store/event-row.js';
import type { EventShapes } from '../event-store/upcast.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import { no } from '../../model/decider/refusals.js';

/** What a command came to, as the log keeps it. */
export type LoggedOutcome = CommandDone | { readonly refusal: Refusal };

/** Longer than any client repeats itself. */
export const commandLogDays = 90;

interface Claim {
  readonly commandId: string;
  readonly name: string;
  readonly inputDigest?: string;
}

/** What a claim found: what came of the command where it is not new, and what happened on its stream before. */
export interface Claimed {
  readonly known?: LoggedOutcome;
  /** When it was claimed, by the clock of the database. */
  readonly at: Date;
  readonly past: RecordedEvent[];
}

interface ClaimRequest extends Claim {
  readonly now: Date;
  readonly streamId: string;
  /** The aggregate of the stream. */
  readonly shapes: EventShapes;
}

const CLAIM = `with claim as (
    insert into command_log (command_id, name, outcome, created_at, input_digest) values ($2, $3, '{}', $4, $5)
    on conflict (command_id) do nothing returning true as won)
  select (select won from claim) as won, clock_timestamp() as at, past.* from (values (0)) as always(one) left join (${eventsOfStream}) as past on true order by past.version`;

/** Claims a command id for this transaction and reads its stream, in one round trip. Two at once: the second waits for the first and then gets its outcome.
 *  Where the first came to nothing, what the second read may be older than its claim: the version it then expects is refused, and it is tried again. */
export async function claimCommand(tx: EntityManager, claim: ClaimRequest): Promise<Claimed> {
  const { commandId, name, now, inputDigest, streamId, shapes } = claim;
  const rows = await queryRows<EventRow & { won: true | null; at: Date }>(tx, CLAIM, [
    streamId,
    commandId,
    name,
    now,
    inputDigest ?? null,
  ]);
  const [first] = rows;
  if (first === undefined) throw new Fault('the claim of a command gave no answer');
  if (first.won !== true) return { known: await outcomeBefore(tx, claim), at: first.at, past: [] };
  // A stream without events gives one row of nothing.
  return {
    at: first.at,
    past: rows.flatMap((row) => (row.version === null ? [] : [toRecordedEvent(row, shapes)])),
  };
}

async function outcomeBefore(tx: EntityManager, claim: Claim): Promise<LoggedOutcome> {
  const known = await queryRow<{ name: string; outcome: LoggedOutcome; input_digest: string | null }>(
    tx,
    'select name, outcome, input_digest from command_log where command_id = $1',
    [claim.commandId],
  );
  if (known === undefined) throw new Fault(`command ${claim.commandId} was claimed and is gone`);
  if (known.name !== claim.name)
    throw new Fault(`command id ${claim.commandId} belongs to ${known.name}, not to ${claim.name}`);
  const another =
    known.input_digest !== null &&
    claim.inputDigest !== undefined &&
    known.input_digest !== claim.inputDigest;
  return another
    ? {
        refusal: no('KEY_REUSED'),
      }
    : known.outcome;
}

/** Keeps what came of a command that this transaction claimed. */
export async function recordOutcome(
  tx: EntityManager,
  commandId: string,
  outcome: LoggedOutcome,
): Promise<void> {
  const done = 'refusal' in outcome ? undefined : outcome;
  await execute(
    tx,
    'update command_log set outcome = $2, stream_id = $3, version = $4 where command_id = $1',
    [commandId, JSON.stringify(outcome), done?.streamId ?? null, done?.version ?? null],
  );
}

/** The same for several commands in one round trip. @returns what came of those that are not new, by command id. */
export async function claimCommands(
  tx: EntityManager,
  claims: readonly { readonly commandId: string; readonly name: string }[],
  now: Date,
): Promise<Map<string, LoggedOutcome>> {
  const ids = claims.map(({ commandId }) => commandId);
  const claimed = await queryRows<{ command_id: string }>(
    tx,
    `insert into command_log (command_id, name, outcome, created_at) select id, name, '{}', $3 from unnest($1::uuid[], $2::text[]) as c(id, name)
     on conflict (command_id) do nothing returning command_id`,
    [ids, claims.map(({ name }) => name), now],
  );
  const fresh = new Set(claimed.map(({ command_id }) => command_id));
  const repeated = claims.filter(({ commandId }) => !fresh.has(commandId));
  const known = new Map<string, LoggedOutcome>();
  for (const claim of repeated) known.set(claim.commandId, await outcomeBefore(tx, claim));
  return known;
}

/** The same for several, in one round trip; by command id. */
export async function recordOutcomes(
  tx: EntityManager,
  outcomes: ReadonlyMap<string, LoggedOutcome>,
): Promise<void> {
  const rows = [...outcomes].map(([command_id, outcome]) => ({
    command_id,
    outcome,
    ...('refusal' in outcome ? {} : { stream_id: outcome.streamId, version: outcome.version }),
  }));
  await execute(
    tx,
    `update command_log c set outcome = o.outcome, stream_id = o.stream_id, version = o.version
       from jsonb_to_recordset($1::jsonb) as o(command_id uuid, outcome jsonb, stream_id uuid, version integer) where c.command_id = o.command_id`,
    [JSON.stringify(rows)],
  );
}

/** @returns how many were forgotten. */
export async function pruneCommandLog(db: DataSource, clock: Clock): Promise<number> {
  return deleteOlder(db, {
    sql: `delete from command_log where command_id in
           (select command_id from command_log where created_at < $1 order by created_at limit $2 for update skip locked)`,
    before: daysBefore(clock.now(), commandLogDays),
  });
}
