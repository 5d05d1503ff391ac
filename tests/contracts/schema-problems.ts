export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly format?: string;
}

const FORMATS: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
};

/** Where a value does not fit its description; knows the part of JSON Schema that the OpenAPI document uses. Undescribed keys are problems too. */
export function schemaProblems(value: unknown, schema: Schema, path = '$'): readonly string[] {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (
    types.length > 0 &&
    !types.includes(typeOf(value)) &&
    !(types.includes('number') && typeof value === 'number')
  )
    return [`${path} is ${typeOf(value)}, not ${types.join(' or ')}`];
  if (schema.enum !== undefined && !schema.enum.includes(value))
    return [`${path} is none of the listed values`];
  if (
    typeof value === 'string' &&
    schema.format !== undefined &&
    FORMATS[schema.format]?.test(value) === false
  )
    return [`${path} is no ${schema.format}`];
  if (Array.isArray(value))
    return value.flatMap((item, index) => schemaProblems(item, schema.items ?? {}, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const described = schema.properties ?? {};
  const missing = (schema.required ?? [])
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => `${path}.${key} is missing`);
  const inner = Object.entries(value).flatMap(([key, item]) => {
    const property = described[key];
    if (property === undefined)
      return schema.properties === undefined ? [] : [`${path}.${key} is not described`];
    return schemaProblems(item, property, `${path}.${key}`);
  });
  return [...missing, ...inner];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
