import { EntitySchema, type EntitySchemaColumnOptions, type ObjectLiteral } from 'typeorm';
import { columnName } from '../../model/field/names.js';
import { columnShape } from '../../model/resource/column.js';
import { allFields, type Resource } from '../../model/resource/define.js';

const schemas = new WeakMap<Resource, EntitySchema<ObjectLiteral>>();

/** The TypeORM entity of a resource, always the same object: hand it to `openDatabase`. */
export function resourceEntity(resource: Resource): EntitySchema<ObjectLiteral> {
  const known = schemas.get(resource);
  if (known !== undefined) return known;
  const schema = new EntitySchema<ObjectLiteral>({
    name: resource.name,
    tableName: resource.table,
    columns: columns(resource),
  });
  schemas.set(resource, schema);
  return schema;
}

function columns(resource: Resource): Record<string, EntitySchemaColumnOptions> {
  return Object.fromEntries(
    Object.entries(allFields(resource)).map(([key, field]) => {
      const { type, array } = columnShape(field);
      const precision = type === 'timestamptz' ? { precision: 3 } : {};
      return [
        key,
        { type, array, name: columnName(key), nullable: field.optional, primary: key === 'id', ...precision },
      ];
    }),
  );
}
