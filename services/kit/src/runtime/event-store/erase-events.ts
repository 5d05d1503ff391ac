/** Takes a person out of stored facts. It can put neutral values in the place of named keys, however deep, and nothing else:
 *  no key appears or goes, no fact is added or removed, so that a rebuild folds the same facts to the same, neutral rows. */
export const eraseEventsMigration = {
  name: 'kit-0005-erase-events',
  sql: `
create function erased_value(p_kind text, p_stream uuid) returns jsonb language sql immutable as $$
  select case p_kind
    when 'nothing' then 'null'::jsonb
    when 'text' then '""'::jsonb
    when 'list' then '[]'::jsonb
    when 'address' then to_jsonb('erased-' || p_stream || '@erased.invalid')
  end
$$;

create function erased_json(p_data jsonb, p_kinds jsonb, p_stream uuid) returns jsonb language plpgsql immutable as $$
begin
  if jsonb_typeof(p_data) = 'object' then
    return (select coalesce(jsonb_object_agg(key, case when p_kinds ? key then erased_value(p_kinds ->> key, p_stream) else erased_json(value, p_kinds, p_stream) end), '{}') from jsonb_each(p_data));
  elsif jsonb_typeof(p_data) = 'array' then
    return (select coalesce(jsonb_agg(erased_json(value, p_kinds, p_stream) order by n), '[]') from jsonb_array_elements(p_data) with ordinality as e(value, n));
  end if;
  return p_data;
end $$;

create function erase_events(p_streams uuid[], p_kinds jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_count integer;
begin
  if exists (select from jsonb_each_text(p_kinds) where erased_value(value, p_streams[1]) is null) then
    raise exception 'a key can only become nothing, text, list or address' using errcode = '22023';
  end if;
  -- A reason is what somebody wrote about the person.
  update tracking_event e set data = erased_json(e.data, p_kinds, e.stream_id), reason = null
   where e.stream_id = any(p_streams) and (e.reason is not null or e.data is distinct from erased_json(e.data, p_kinds, e.stream_id));
  get diagnostics v_count = row_count;
  return v_count;
end $$;
`,
};
