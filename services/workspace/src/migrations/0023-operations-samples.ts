/** What operators look at, thirty days of it. */
export const operationsSamples = {
  name: '0023-operations-samples',
  sql: `
create table operations_sample (
  series text not null,
  at timestamptz not null,
  label text not null,
  value double precision not null,
  primary key (series, at, label));
create index operations_sample_at on operations_sample (at);
`,
};
