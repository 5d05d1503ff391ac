/** How far each person has seen the news of the portal; kept here and not on a device, so that it is the same on all of theirs. */
export const portalVisit = {
  name: '0010-portal-visit',
  sql: `
create table portal_visit (user_id uuid primary key, seen_through timestamptz not null, last_at timestamptz not null);
`,
};
