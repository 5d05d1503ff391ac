import type { DataSource } from 'typeorm';
import type { Field } from '../model/field/field.js';
import { columnName, sqlName } from '../model/field/names.js';
import { nameBasedId } from '../model/words/ids.js';
import { columnValue } from '../model/resource/column.js';
import { allFields, type Resource } from '../model/resource/define.js';

export type SampleRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** A row with every column filled, the same for the same name. `otherwise` replaces single values, by key.
 *  References point at the sample row of the same name, so that rows of one name hang together. */
export function sampleRow(
  resource: Resource,
  name: string,
  otherwise: Readonly<Record<string, unknown>> = {},
): SampleRow {
  const values = Object.entries(allFields(resource)).map(([key, field]) => [
    key,
    sampleValue(field, { seed: `${resource.name}.${name}.${key}`, name }),
  ]);
  return { ...Object.fromEntries(values), id: nameBasedId(resource.name, name), ...otherwise };
}

export async function insertRow(
  db: DataSource,
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const fields = Object.entries(allFields(resource)).filter(([key]) => key in row);
  const places = fields.map((_, index) => `$${index + 1}`);
  await db.query(
    `insert into ${sqlName(resource.table)} (${fields.map(([key]) => sqlName(columnName(key))).join(', ')}) values (${places.join(', ')})`,
    fields.map(([key, field]) => columnValue(field, row[key])),
  );
}

interface Sample {
  readonly seed: string;
  readonly name: string;
}

function sampleValue(field: Field<unknown>, { seed, name }: Sample): unknown {
  const { kind } = field;
  const other = name === 'mine' ? 0 : 1;
  switch (kind.is) {
    case 'id':
      return nameBasedId(seed);
    case 'ref':
      return nameBasedId(kind.typeName, name);
    case 'text':
    case 'longText':
      return seed.length <= kind.max ? seed : nameBasedId(seed).replaceAll('-', '').slice(0, kind.max);
    case 'email':
      return `${nameBasedId(seed)}@example.test`;
    case 'phone':
      return '+421900000000';
    case 'url':
      return 'https://example.test';
    case 'integer':
      return Math.min(Math.max(kind.min, 1) + other, kind.max);
    case 'decimal':
      return '1';
    case 'json':
      return { sample: seed };
    case 'boolean':
      return true;
    case 'calendarDate':
      return `2026-01-0${2 + other}`;
    case 'instant':
      return '2026-01-02T03:04:05.678Z';
    case 'money':
      return { amountMinor: 100, currency: 'EUR' };
    case 'enumeration':
      return kind.values[0];
    case 'code':
      return (
        (other === 0 ? ['SK', 'EUR', 'sk'] : ['CZ', 'CZK', 'cs']).find(
          (code) => kind.known?.(code) !== false,
        ) ?? 'SK'
      );
    case 'list':
      return [sampleValue(kind.of, { seed, name })];
    case 'object':
      return Object.fromEntries(
        Object.entries(kind.fields).map(([key, part]) => [
          key,
          sampleValue(part, { seed: `${seed}.${key}`, name }),
        ]),
      );
  }
}
