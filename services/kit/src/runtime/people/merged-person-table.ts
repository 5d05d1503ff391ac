/** Who became another: whatever was said of the one is read as said of the other. Facts stay as they were written; where they are folded, and wherever a row is
 *  written, the id that holds today stands in the place of the one that went.
 *  @see docs/adr/0060-two-accounts-of-one-client.md */
export const mergedPersonMigration = {
  name: 'kit-0013-merged-person',
  sql: `
create table merged_person (user_id uuid primary key, into_id uuid not null);
create index merged_person_into_id on merged_person (into_id);

create function person_now(p_id uuid) returns uuid language sql stable as $$
  select coalesce((select into_id from merged_person where user_id = p_id), p_id)
$$;

-- Whole values alone: an id that is part of a path or a text stays.
create function data_now(p_data jsonb, p_stream uuid) returns jsonb language plpgsql stable as $$
declare
  v_text text := p_data::text;
  v_merged record;
begin
  -- The account that went goes on speaking of itself.
  if exists (select from merged_person where user_id = p_stream) then
    return p_data;
  end if;
  for v_merged in
    select m.user_id, m.into_id
      from (select distinct part[1]::uuid as id from regexp_matches(v_text, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') as part) as said
      join merged_person m on m.user_id = said.id
  loop
    v_text := replace(v_text, '"' || v_merged.user_id || '"', '"' || v_merged.into_id || '"');
  end loop;
  return v_text::jsonb;
end $$;

create function keep_person() returns trigger language plpgsql as $$
declare
  v_row jsonb;
  v_column text;
  v_id uuid;
  v_into uuid;
begin
  if not exists (select from merged_person) then
    return new;
  end if;
  v_row := to_jsonb(new);
  foreach v_column in array tg_argv loop
    if jsonb_typeof(v_row -> v_column) = 'object' then
      new := jsonb_populate_record(new, jsonb_build_object(v_column, data_now(v_row -> v_column, null)));
      continue;
    end if;
    -- A column of text may hold no id at all.
    v_id := case when v_row ->> v_column ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (v_row ->> v_column)::uuid end;
    select into_id into v_into from merged_person where user_id = v_id;
    if found then
      new := jsonb_populate_record(new, jsonb_build_object(v_column, v_into));
    end if;
  end loop;
  return new;
end $$;
${keepsPerson('row_owner', ['user_id'])};
`,
};

/** For tables by hand that say whose a row is, in a column or within one of JSON; declared ones have it of themselves. What stands within JSON is given over by
 *  the service, which knows the rows (`merged`). */
export function keepsPerson(table: string, columns: readonly string[]): string {
  return personTrigger(`"${table}"`, columns).sql;
}

/** Other columns are another trigger. `table`: as SQL writes it. */
export function personTrigger(
  table: string,
  columns: readonly string[],
): { readonly name: string; readonly sql: string } {
  const name = ['keeps_person', ...columns].join('_').slice(0, 63);
  const set = columns.map((column) => `"${column}"`).join(', ');
  const named = columns.map((column) => `'${column}'`).join(', ');
  return {
    name,
    sql: `create trigger ${name} before insert or update of ${set} on ${table} for each row execute function keep_person(${named})`,
  };
}
