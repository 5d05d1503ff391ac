import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';
import { reminderTables } from '@cotta/kit/runtime/reminders/reminder-table.js';

/** Quotes as they were given, answers of the tax administrations, work that waits for an outside system, and reminders of unpaid transfers. */
export const ordersToMoney: Migration = {
  name: '0002-orders-to-money',
  sql: `create table quote (
  id uuid primary key,
  hash text not null,
  -- As given, text for text: the hash is over it.
  priced json not null,
  valid_until date not null,
  created_at timestamptz not null
);
create table vat_number_check (
  vat_number text not null,
  checked_at timestamptz not null,
  status text not null,
  request_id text,
  reason text,
  raw text,
  primary key (vat_number, checked_at)
);
create table money_job (
  kind text not null,
  subject_id uuid not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (kind, subject_id)
);
create index money_job_due on money_job (due_at);
${reminderTables}`,
};
