import { columnName } from '../../model/field/names.js';
import { allFields, type Resource } from '../../model/resource/define.js';
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
  const kept = `'${JSON.stringify(Object.fromEntries(resources.map((resource) => [resource.table, impersonalColumns(resource)])))}'::jsonb -> r.entity`;
  // Of a table that no declaration knows nobody says what tells of people.
  const only = (column: string): string =>
    `case when ${kept} is not null and jsonb_typeof(r.${column}) = 'object' then (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(r.${column}) where ${kept} ? key) end`;
  return {
    table: 'row_change',
    column: 'event_id',
    kind: 'id',
    key: ['event_id', 'entity', 'entity_id'],
    impersonal: `to_jsonb(r) || jsonb_build_object('before', ${only('before')}, 'after', ${only('after')})`,
  };
}

/** Rows of a resource. `by`: an instant of it. */
export function monthlyRows(resource: Resource, by: string, keepAside?: string): MonthlyTable {
  const kept = impersonalColumns(resource).map((column) => `'${column}'`);
  return {
    table: resource.table,
    column: columnName(by),
    kind: 'instant',
    key: ['id', columnName(by)],
    impersonal: `(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(r)) where key in (${kept.join(', ')}))`,
    ...(keepAside === undefined ? {} : { keepAside }),
  };
}

/** What an archive keeps: columns that are declared and tell of no person. Of one that is gone from its declaration nobody says that any more. */
function impersonalColumns(resource: Resource): string[] {
  const personal = erasableFields(resource);
  return Object.keys(allFields(resource))
    .filter((key) => !Object.hasOwn(personal, key))
    .map(columnName);
}

/** How the part of a month is called. */
export function partName({ table }: Pick<MonthlyTable, 'table'>, month: Month): string {
  return `${table}_${month.replace('-', '_')}`;
}
