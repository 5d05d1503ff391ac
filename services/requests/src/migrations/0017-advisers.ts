/** Who advises and when, as the workspace says it; and places that are kept while somebody fills in the form. */
export const advisers = {
  name: '0017-advisers',
  sql: `
create table adviser (
  id uuid primary key, user_id uuid, role text, active boolean, gives_talks boolean, talk_hours jsonb, languages jsonb, zone text);
create index adviser_user on adviser (user_id);
create table adviser_absence (id uuid primary key, user_id uuid, "from" timestamptz, until timestamptz);
create index adviser_absence_user on adviser_absence (user_id);
create table firm_hours_copy (id uuid primary key, opens_at text, closes_at text, closed_days jsonb, since timestamptz not null);
create table consultation_hold (
  adviser_id uuid not null, slot_at timestamptz not null,
  -- Of the token alone who asked for the place has it.
  token_hash text not null unique, held_until timestamptz not null,
  -- Who keeps it: the account, or the address of a visitor as the gateway hashes it for a day.
  holder text not null,
  primary key (adviser_id, slot_at));
create index consultation_hold_holder on consultation_hold (holder);
`,
};
