/** What of other services was open or not when the months of the audit log that said so went to the archive. `status` null: the row was gone. */
export const archivedStatus = {
  name: '0006-archived-status',
  sql: `
create table archived_status (
  entity text not null,
  entity_id uuid not null,
  user_id uuid,
  status text,
  occurred_at timestamptz(3) not null,
  primary key (entity, entity_id)
);
create index archived_status_user_id on archived_status (user_id);
`,
};
