import { columnName } from '../../model/field/names.js';
import type { Resource } from '../../model/resource/define.js';
import { erasableFields } from '../personal-data/erasable.js';
import type { Month, MonthKind } from './month.js';

/** A table that only grows, kept in parts of a month each. Names are plain: small letters and underscores. */
export interface MonthlyTable {
  readonly table: string;
  /** The column that says of which month a row is; part of the key. */
  readonly column: string;
  readonly kind: MonthKind;
  /** Columns of its primary key, in their order. */
  readonly key: readonly string[];
  /** SQL for a row `r` as JSON without anything that tells of a person: what an archive may hold for ever. */
  readonly impersonal: string;
  /** SQL that keeps from the part `$part` what is still asked for when it is gone; done again it changes nothing. */
  readonly keepAside?: string;
}

/** What commands did to the rows of these resources. */
export function rowChangesOf(resources: readonly Resource[]): MonthlyTable {
  const personal = Object.fromEntries(
    resources.map((resource) => [resource.table, Object.keys(erasableFields(resource)).map(columnName)]),
  );
  // A table that no declaration knows is one of which nobody says what tells of people.
  const left = `(select array_agg(c) from jsonb_array_elements_text('${JSON.stringify(personal)}'::jsonb -> r.entity) c)`;
  const without = (column: string): string =>
    `case when '${JSON.stringify(personal)}'::jsonb ? r.entity then r.${column} - coalesce(${left}, '{}') end`;
  return {
    table: 'row_change',
    column: 'event_id',
    kind: 'id',
    key: ['event_id', 'entity', 'entity_id'],
    impersonal: `to_jsonb(r) || jsonb_build_object('before', ${without('before')}, 'after', ${without('after')})`,
  };
}

/** Which columns of a resource's rows an archive keeps: all but the personal ones. `by`: an instant of it. */
export function monthlyRows(resource: Resource, by: string, keepAside?: string): MonthlyTable {
  const personal = Object.keys(erasableFields(resource)).map((key) => `'${columnName(key)}'`);
  return {
    table: resource.table,
    column: columnName(by),
    kind: 'instant',
    key: ['id', columnName(by)],
    impersonal: `to_jsonb(r) - array[${personal.join(', ')}]::text[]`,
    ...(keepAside === undefined ? {} : { keepAside }),
  };
}

/** How the part of a month is called. */
export function partName({ table }: Pick<MonthlyTable, 'table'>, month: Month): string {
  return `${table}_${month.replace('-', '_')}`;
}
