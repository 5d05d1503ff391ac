/** How far each person has seen what happened to an account, as places of the numbered history of public facts. Whoever of the firm looks into an account has a place of
 *  their own and leaves its client's alone. Takes over what was kept as a time, which nobody reads any more. */
export const seenPlaces = {
  name: '0040-seen-places',
  sql: `
create table seen_place (
  person_id uuid not null,
  user_id uuid not null,
  -- All up to here is seen, and was seen at that time.
  seen_epoch integer not null,
  seen_position bigint not null,
  seen_at timestamptz not null,
  -- Up to here it was shown when they were last here.
  shown_epoch integer not null,
  shown_position bigint not null,
  shown_at timestamptz not null,
  -- Where the list began that was seen last; null before the first.
  before_epoch integer,
  before_position bigint,
  before_at timestamptz,
  primary key (person_id, user_id));
create index seen_place_user_id on seen_place (user_id);
insert into seen_place (person_id, user_id, seen_epoch, seen_position, seen_at, shown_epoch, shown_position, shown_at)
select v.user_id, v.user_id, s.log_epoch, coalesce(e.seen, 0), v.seen_through, s.log_epoch, coalesce(e.shown, 0), v.last_at
  from portal_visit v cross join relay_state s
  cross join lateral (
    select max(position) filter (where kept_at <= v.seen_through) as seen, max(position) filter (where kept_at <= v.last_at) as shown
      from partner_event) e
 where s.name = 'main';
`,
};
