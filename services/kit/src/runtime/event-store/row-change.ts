import type { EntityManager } from 'typeorm';
import { execute } from '../../model/rows/sql.js';
import { columnName, sqlName } from '../../model/field/names.js';
import type { Resource } from '../../model/resource/define.js';

/** What each command did to the rows people see: before and after, column by column. It is written by the database itself,
 *  so no projection can forget it; `append_events` tells which event the transaction is about. Rebuilds say nothing. */
export const rowChangeMigration = {
  name: 'kit-0003-row-change',
  sql: `
create table row_change (
  event_id uuid not null,
  entity text not null,
  entity_id uuid not null,
  before jsonb,
  after jsonb,
  primary key (event_id, entity, entity_id)
);

create function tell_event() returns trigger language plpgsql as $$
begin
  perform set_config('cotta.event_id', new.event_id::text, true);
  return null;
end $$;
create trigger tells_event after insert on tracking_event for each row execute function tell_event();

create function note_row_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_event text := current_setting('cotta.event_id', true);
  v_old jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - array['version', 'created_at', 'updated_at'] end;
  v_new jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - array['version', 'created_at', 'updated_at'] end;
  v_before jsonb;
  v_after jsonb;
begin
  if v_event is null or v_event = '' then
    return null;
  end if;
  select jsonb_object_agg(key, value) into v_before from jsonb_each(v_old) where v_new -> key is distinct from value and value <> 'null';
  select jsonb_object_agg(key, value) into v_after from jsonb_each(v_new) where v_old -> key is distinct from value and not (value = 'null' and not v_old ? key);
  if v_before is null and v_after is null then
    return null;
  end if;
  insert into row_change values (v_event::uuid, tg_table_name, coalesce(v_new ->> 'id', v_old ->> 'id')::uuid, v_before, v_after)
    on conflict (event_id, entity, entity_id) do update set after = coalesce(row_change.after, '{}') || coalesce(excluded.after, '{}');
  return null;
end $$;
`,
};

/** `findEvent`: statements that say which event the row belongs to, where it is not the last one written. */
function noteRowChange(findEvent: string): string {
  return `
create or replace function note_row_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_event text := current_setting('cotta.event_id', true);
  v_silent text[] := array['version', 'created_at', 'updated_at'] || coalesce(tg_argv, '{}');
  v_old jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - v_silent end;
  v_new jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - v_silent end;
  v_row jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  v_before jsonb;
  v_after jsonb;
begin${findEvent}
  if v_event is null or v_event = '' then
    return null;
  end if;
  select jsonb_object_agg(key, value) into v_before from jsonb_each(v_old) where v_new -> key is distinct from value and value <> 'null';
  select jsonb_object_agg(key, value) into v_after from jsonb_each(v_new) where v_old -> key is distinct from value and not (value = 'null' and not v_old ? key);
  if v_before is null and v_after is null then
    return null;
  end if;
  insert into row_change values (
    v_event::uuid, tg_table_name, (v_row ->> 'id')::uuid, v_before, v_after, (v_row ->> 'trademark_id')::uuid, (v_row ->> 'user_id')::uuid)
    on conflict (event_id, entity, entity_id) do update
      set after = coalesce(row_change.after, '{}') || coalesce(excluded.after, '{}'),
          trademark_id = coalesce(excluded.trademark_id, row_change.trademark_id), user_id = coalesce(excluded.user_id, row_change.user_id);
  return null;
end $$;
`;
}

/** Whose row it was and which mark it was about, also where those columns did not change; secret columns are named to the trigger and left out. */
export const rowChangeLinksMigration = {
  name: 'kit-0004-row-change-links',
  sql: `
alter table row_change add column trademark_id uuid, add column user_id uuid;
${noteRowChange('')}`,
};

/** What `cotta.event_id` says while many streams are written at once. */
const BY_STREAM = 'last of its stream';

/** Commands carried out together: each row belongs to the last event of its own stream, or else of the mark it hangs on. */
export const rowChangeByStreamMigration = {
  name: 'kit-0006-row-change-by-stream',
  sql: noteRowChange(`
  if v_event = '${BY_STREAM}' then
    v_event := coalesce(
      (select event_id::text from tracking_event where stream_id = (v_row ->> 'id')::uuid order by version desc limit 1),
      (select event_id::text from tracking_event where stream_id = (v_row ->> 'trademark_id')::uuid order by version desc limit 1));
  end if;`),
};

/** From here to the end of the transaction, or to its next event. */
export async function nameChangesByStream(tx: EntityManager): Promise<void> {
  await execute(tx, "select set_config('cotta.event_id', $1, true)", [BY_STREAM]);
}

/** The trigger of one table; a new list of secret columns is a new trigger. */
export function changeTrigger(resource: Resource): { readonly name: string; readonly sql: string } {
  const secret = Object.entries(resource.fields)
    .filter(([, field]) => field.secret)
    .map(([key]) => columnName(key));
  const name = ['tells_changes', ...(secret.length === 0 ? [] : ['but', ...secret])].join('_').slice(0, 63);
  const left = secret.map((column) => `'${column}'`).join(', ');
  return {
    name,
    sql: `create trigger ${name} after insert or update or delete on ${sqlName(resource.table)} for each row execute function note_row_change(${left})`,
  };
}
