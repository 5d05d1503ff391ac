/** Which orders were paid, so that what was sent about them can be counted by their kind; and how often outside systems were called, by day. */
export const unitCosts = {
  name: '0024-unit-costs',
  sql: `
create table paid_order (
  product_id uuid primary key,
  subject_type text not null,
  subject_id uuid,
  what text not null,
  currency text not null,
  paid_at timestamptz not null);
create index paid_order_paid_at on paid_order (paid_at);
create index paid_order_subject_id on paid_order (subject_id);
create table vendor_calls (
  day date not null,
  vendor text not null,
  calls double precision not null,
  primary key (day, vendor));
`,
};
