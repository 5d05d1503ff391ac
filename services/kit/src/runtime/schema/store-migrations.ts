import { eraseEventsMigration } from '../event-store/erase-events.js';
import { archivedMonthMigration } from '../months/archived-month-table.js';
import { dataCopyMigration } from '../personal-data/data-copy-part.js';
import { portablePartMigration } from '../portable/portable-part.js';
import { inChargeMigration } from '../in-charge/in-charge-table.js';
import { mergedPersonMigration } from '../people/merged-person-table.js';
import { usedKeysMigration } from '../personal-data/used-keys.js';
import { rebuildCheckMigration } from '../rebuild/kept-check.js';
import { rowOwnerMigration } from '../owners/row-owner-table.js';
import { rebuildMigration } from '../rebuild/rebuild-tables.js';
import {
  rowChangeByStreamMigration,
  rowChangeLinksMigration,
  rowChangeMigration,
} from '../event-store/row-change.js';

/** Tables and functions of the event store. The service's role may read and execute; only the functions write the log. */
const store = `
create table stream (
  stream_id uuid primary key,
  category text not null,
  version integer not null check (version > 0),
  opened_at timestamptz not null,
  touched_at timestamptz not null
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

create table tracking_event (
  stream_id uuid not null,
  version integer not null,
  event_id uuid not null unique,
  type text not null,
  schema_version smallint not null,
  data jsonb not null,
  actor_kind text not null,
  actor_id uuid,
  on_behalf_of uuid,
  reason text,
  subject_id uuid,
  correlation_id uuid not null,
  causation_id uuid,
  command_id uuid,
  traceparent text,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  primary key (stream_id, version)
);

create table event_order (
  seq bigint generated always as identity (cache 1) primary key,
  stream_id uuid not null,
  version integer not null,
  position bigint
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
create index event_order_todo on event_order (seq) where position is null;
create unique index event_order_position on event_order (position) where position is not null;

create table relay_state (
  name text primary key,
  last_position bigint not null,
  published_position bigint not null,
  generation bigint not null,
  log_epoch integer not null,
  heartbeat_at timestamptz
);
insert into relay_state values ('main', 0, 0, 0, 1, null);

create table command_log (
  command_id uuid primary key,
  name text not null,
  stream_id uuid,
  version integer,
  outcome jsonb not null,
  created_at timestamptz not null
);
create index command_log_age on command_log (created_at);

create table projection_checkpoint (
  name text primary key,
  code_version text not null,
  position bigint not null
);
`;

/** The stream row comes first: its lock until commit is what keeps positions of a stream in the order of its versions. */
const appendEvents = (create: string, moment: string): string => `
${create} append_events(p_stream uuid, p_category text, p_expected integer, p_context jsonb, p_events jsonb,
                              out first_version integer, out recorded timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_count integer := jsonb_array_length(p_events);
  v_last integer;
begin
  if v_count = 0 then
    raise exception 'nothing to append' using errcode = '22023';
  end if;
  recorded := ${moment};
  -- 0: must not exist; n: exactly at n; -1: must exist; -2: whatever is there
  if p_expected in (0, -2) then
    insert into stream values (p_stream, p_category, v_count, recorded, recorded)
      on conflict (stream_id) do nothing returning version into v_last;
  end if;
  if v_last is null and p_expected <> 0 then
    update stream set version = version + v_count, touched_at = recorded
     where stream_id = p_stream and category = p_category and (p_expected < 0 or version = p_expected)
    returning version into v_last;
  end if;
  if v_last is null then
    raise exception 'stream % is not at the expected version %', p_stream, p_expected using errcode = '40001';
  end if;
  first_version := v_last - v_count + 1;
  insert into tracking_event
  select p_stream, first_version - 1 + e.n::integer, (e.v->>'eventId')::uuid, e.v->>'type', (e.v->>'schemaVersion')::smallint, e.v->'data',
         p_context->>'actorKind', (p_context->>'actorId')::uuid, (p_context->>'onBehalfOf')::uuid, e.v->>'reason', (e.v->>'subjectId')::uuid,
         (p_context->>'correlationId')::uuid, (p_context->>'causationId')::uuid, (p_context->>'commandId')::uuid, p_context->>'traceparent',
         (p_context->>'occurredAt')::timestamptz, recorded
    from jsonb_array_elements(p_events) with ordinality as e(v, n);
  insert into event_order (stream_id, version)
  select p_stream, v from generate_series(first_version, v_last) as v order by v;
end $$;
`;

const order = `
-- Locking first, in a statement of its own: the next one then sees all that the previous holder did.
-- Folded into one statement, concurrent sequencers leave holes.
create function sequence_events(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_last bigint;
  v_count integer;
begin
  if not exists (select from event_order where position is null) then
    return 0;
  end if;
  select last_position into v_last from relay_state where name = 'main' for update;
  update event_order o set position = v_last + todo.n
    from (select seq, row_number() over (order by seq) as n
            from (select seq from event_order where position is null order by seq limit p_limit) as first_ones) as todo
   where o.seq = todo.seq and o.position is null;
  get diagnostics v_count = row_count;
  update relay_state set last_position = v_last + v_count where name = 'main';
  return v_count;
end $$;

create function take_relay(out generation bigint, out log_epoch integer, out published_position bigint)
language sql security definer set search_path = public, pg_temp as $$
  update relay_state r set generation = r.generation + 1, heartbeat_at = clock_timestamp() where r.name = 'main'
  returning r.generation, r.log_epoch, r.published_position
$$;

-- False: another relay has taken over since.
create function mark_published(p_generation bigint, p_position bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update relay_state set published_position = greatest(published_position, p_position), heartbeat_at = clock_timestamp()
   where name = 'main' and generation = p_generation;
  return found;
end $$;
`;

const inbox = `
create table inbox_stream (
  consumer text, source text, stream_id uuid,
  log_epoch integer not null,
  version integer not null,
  event_id uuid not null,
  primary key (consumer, source, stream_id)
);
create table inbox_event (
  consumer text, event_id uuid,
  seen_at timestamptz not null,
  primary key (consumer, event_id)
);
create index inbox_event_age on inbox_event (seen_at);
create table parked_event (
  consumer text, source text, stream_id uuid, version integer,
  envelope bytea not null,
  error text not null,
  attempts integer not null,
  next_attempt_at timestamptz,
  parked_at timestamptz not null,
  primary key (consumer, source, stream_id, version)
);
create table dead_letter (
  id uuid primary key,
  consumer text not null,
  topic text not null,
  partition integer not null,
  kafka_offset bigint not null,
  key bytea,
  value bytea,
  error text not null,
  received_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid,
  unique (consumer, topic, partition, kafka_offset)
);
`;

/** What was read until now tells which history a copy is of. */
const epochs = `
create table inbox_source (
  consumer text, source text,
  log_epoch integer not null,
  primary key (consumer, source)
);
insert into inbox_source select consumer, source, max(log_epoch) from inbox_stream group by consumer, source;
`;

/** Where each reaction of a service to itself stands in its own log; `holder` reads, alone, until `held_until`. */
const ownReaction = `
create table own_reaction (
  reader text primary key,
  position bigint not null,
  holder uuid,
  held_until timestamptz
);
`;

/** Steps of the event store's own tables, in their order; never edited once applied. */
export const storeMigrations = [
  { name: 'kit-0001-event-store', sql: store + appendEvents('create function', 'clock_timestamp()') + order },
  { name: 'kit-0002-inbox', sql: inbox },
  rowChangeMigration,
  rowChangeLinksMigration,
  eraseEventsMigration,
  rowChangeByStreamMigration,
  { name: 'kit-0007-inbox-source', sql: epochs },
  rowOwnerMigration,
  { name: 'kit-0009-command-input', sql: 'alter table command_log add column input_digest text' },
  dataCopyMigration,
  { name: 'kit-0011-own-reaction', sql: ownReaction },
  inChargeMigration,
  mergedPersonMigration,
  {
    name: 'kit-0014-topic-version',
    sql: 'alter table relay_state add column topic_version integer not null default 1',
  },
  { name: 'kit-0015-dead-letter-retry', sql: 'alter table dead_letter add column retry_at timestamptz' },
  rebuildMigration,
  usedKeysMigration,
  rebuildCheckMigration,
  archivedMonthMigration,
  {
    // A command that asked the database's clock knows its events before they are written, and writes its rows in the same round trip.
    name: 'kit-0020-recorded-at',
    sql: appendEvents(
      'create or replace function',
      "coalesce((p_context->>'recordedAt')::timestamptz, clock_timestamp())",
    ),
  },
  portablePartMigration,
];

/** Takes back what the general grant gave: the log is written by the functions alone. `role`: a quoted identifier. */
export function storeGrants(role: string): string {
  return `
    revoke insert, update, delete, truncate on stream, tracking_event, event_order, relay_state, schema_migration, archived_month from ${role};
    revoke execute on function append_events(uuid, text, integer, jsonb, jsonb), sequence_events(integer), take_relay(), mark_published(bigint, bigint), erase_events(uuid[], jsonb) from public;
    grant execute on function append_events(uuid, text, integer, jsonb, jsonb), sequence_events(integer), take_relay(), mark_published(bigint, bigint), erase_events(uuid[], jsonb) to ${role};`;
}
