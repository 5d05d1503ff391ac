/** What was written to the object store, part by part. `until`: the first month that is not in it; `dropped_at`: when its rows were taken out of the database. */
export const archivedMonthMigration = {
  name: 'kit-0019-archived-month',
  sql: `
create table archived_month (
  table_name text not null,
  part text not null,
  until text not null,
  object_key text not null,
  rows bigint not null,
  sha256 text not null,
  first_key text,
  last_key text,
  archived_at timestamptz not null,
  detached_at timestamptz,
  dropped_at timestamptz,
  primary key (table_name, part)
);
`,
};

/** A query that has a row where what happened at `instant`, an SQL expression, has left the table for the archive. */
export function archivedBefore(table: string, instant: string): string {
  return `select from archived_month where table_name = '${table}' and detached_at is not null and (until || '-01T00:00:00Z')::timestamptz > ${instant}`;
}

/** A query for `until`, the first month (`2024-03`, UTC) of which nothing has left the table for the archive; null while nothing has. */
export function archivedUntil(table: string): string {
  return `select max(until) as until from archived_month where table_name = '${table}' and detached_at is not null and rows > 0`;
}
