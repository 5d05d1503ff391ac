/** Links of a question can be taken back: those that went out before bear the first revision. How far each person has read a conversation is kept here, so that it is the same
 *  on all their devices; what clients were answered until now counts as read. Declared tables are not there yet where the database is new. */
export const ticketLinks = {
  name: '0020-ticket-links',
  sql: `
create table ticket_reading (user_id uuid not null, ticket_id uuid not null, read_through timestamptz not null, primary key (user_id, ticket_id));
do $$ begin
  if to_regclass('support_ticket') is null or to_regclass('support_message') is null then return; end if;
  alter table support_ticket add column if not exists link_revision integer;
  alter table support_message add column if not exists link_revision integer;
  update support_ticket set link_revision = 1 where link_revision is null;
  update support_message set link_revision = 1 where link_revision is null;
  insert into ticket_reading (user_id, ticket_id, read_through) select user_id, id, now() from support_ticket where user_id is not null;
end $$;
`,
};
