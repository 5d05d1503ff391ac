import { reminderTables } from '@cotta/kit/runtime/reminders/reminder-table.js';

export const deadlines = {
  name: '0001-deadlines',
  sql: `
${reminderTables}

-- What the deadlines of a mark follow from, folded from its events.
create table mark_story (trademark_id uuid primary key, story jsonb not null);

-- The same for the schedules of letters of offices and of proofs of use.
create table office_action_schedule (office_action_id uuid primary key, letter jsonb not null);
create table use_in_commerce_schedule (use_in_commerce_request_id uuid primary key, request jsonb not null);
`,
};
