/** Of the one rebuild that folds at a time; erasing holds it shared. Any fixed number. */
export const REBUILD_LOCK = 7_235_004;

/** How far a rebuild has come, and nothing that could not be made again: what a server that crashed empties is folded anew.
 *  An erasure empties it too, with the rows beside it, and waits while somebody folds: what it takes away would come back.
 *  @see docs/adr/0118-data-that-grows.md */
export const rebuildMigration = {
  name: 'kit-0016-rebuild',
  sql: `
create schema rebuild;
create unlogged table rebuild.run (
  only_one boolean primary key default true check (only_one),
  made_of text not null,
  merged text not null
);
-- Without streams: those categories that are folded in the order of the log.
create unlogged table rebuild.part (
  n integer primary key,
  first_stream uuid,
  last_stream uuid,
  folded_at timestamptz
);
create unlogged table rebuild.folded_stream (stream_id uuid not null, version integer not null);

create or replace function erase_events(p_streams uuid[], p_kinds jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_count integer;
  v_table text;
begin
  if exists (select from jsonb_each_text(p_kinds) where erased_value(value, p_streams[1]) is null) then
    raise exception 'a key can only become nothing, text, list or address' using errcode = '22023';
  end if;
  if not pg_try_advisory_xact_lock_shared(${REBUILD_LOCK}) then
    raise exception 'rows are being rebuilt: what is erased now would come back with them, so it is done afterwards' using errcode = '55P03';
  end if;
  if exists (select from rebuild.run) then
    for v_table in select tablename from pg_tables where schemaname = 'rebuild' and tableowner = current_user loop
      execute format('truncate rebuild.%I', v_table);
    end loop;
  end if;
  -- A reason is what somebody wrote about the person.
  update tracking_event e set data = erased_json(e.data, p_kinds, e.stream_id), reason = null
   where e.stream_id = any(p_streams) and (e.reason is not null or e.data is distinct from erased_json(e.data, p_kinds, e.stream_id));
  get diagnostics v_count = row_count;
  return v_count;
end $$;
`,
};

/** The service's role may fold, as its owner does. `role`: a quoted identifier. */
export function rebuildGrants(role: string): string {
  return `
    grant usage, create on schema rebuild to ${role};
    grant select, insert, update, delete, truncate on rebuild.run, rebuild.part, rebuild.folded_stream to ${role};`;
}
