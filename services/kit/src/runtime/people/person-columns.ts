import { columnName } from '../../model/field/names.js';
import type { Resource } from '../../model/resource/define.js';

/** Columns of a table that name people. None where its rows stay with the account they were written for. */
export function personColumns({ fields, person, peopleStay }: Resource): readonly string[] {
  if (peopleStay === true) return [];
  return Object.entries(fields)
    .filter(([key, { kind }]) => (kind.is === 'ref' && kind.typeName === 'User') || key === person)
    .map(([key]) => columnName(key));
}
