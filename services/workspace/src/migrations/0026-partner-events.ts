import { keepsPerson } from '@cotta/kit/runtime/people/merged-person-table.js';

/** What partners hear of, in one order for all. Who writes takes the next position from the one row of `partner_event_log` and holds it until the end of the transaction,
 *  so that positions become visible in their order and without holes. */
export const partnerEvents = {
  name: '0026-partner-events',
  sql: `
create table partner_event_log (
  one boolean primary key default true check (one),
  last_position bigint not null,
  -- Up to here events were taken away for their age.
  pruned_through bigint not null);
insert into partner_event_log (last_position, pruned_through) values (0, 0);
create table partner_event (
  position bigint primary key,
  id uuid not null unique,
  user_id uuid not null,
  type text not null,
  type_version integer not null,
  scope text not null,
  record_type text not null,
  record_id uuid not null,
  record_version integer not null,
  occurred_at timestamptz not null,
  kept_at timestamptz not null default now(),
  data jsonb not null);
create index partner_event_user_id on partner_event (user_id, position);
${keepsPerson('partner_event', ['user_id'])};
`,
};
