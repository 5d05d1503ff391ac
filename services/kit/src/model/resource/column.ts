import type { Field } from '../field/field.js';

/** How a field is kept in PostgreSQL. `array`: a native array of the type. */
export interface ColumnShape {
  readonly type: 'uuid' | 'text' | 'integer' | 'boolean' | 'date' | 'timestamptz' | 'jsonb' | 'numeric';
  readonly array: boolean;
}

/** The column of a field; lists of what has parts are one jsonb value, other lists native arrays. */
export function columnShape(field: Field<unknown>): ColumnShape {
  const { kind } = field;
  if (kind.is !== 'list') return { type: scalarType(kind.is), array: false };
  const type = scalarType(kind.of.kind.is);
  return { type, array: type !== 'jsonb' };
}

function scalarType(is: Field['kind']['is']): ColumnShape['type'] {
  switch (is) {
    case 'id':
    case 'ref':
      return 'uuid';
    case 'integer':
      return 'integer';
    case 'boolean':
      return 'boolean';
    case 'calendarDate':
      return 'date';
    case 'instant':
      return 'timestamptz';
    case 'decimal':
      return 'numeric';
    case 'money':
    case 'json':
    case 'object':
    case 'list':
      return 'jsonb';
    default:
      return 'text';
  }
}

/** A value as a bound parameter: pg makes PostgreSQL arrays of JavaScript's, so jsonb must be text by then. */
export function columnValue(field: Field<unknown>, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return columnShape(field).type === 'jsonb' ? JSON.stringify(value) : value;
}
