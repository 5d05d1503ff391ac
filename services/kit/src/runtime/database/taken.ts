import { fieldName } from '../../model/field/names.js';

const UNIQUE_VIOLATION = '23505';

/** The fields that no two rows may share, when the error says that two would. Undefined for any other error.
 *  The names stand in the index's name, as resource/tables.ts makes it: `<table>_<column>…_unique`. */
export function takenFields(error: unknown): string[] | undefined {
  const told = driverError(error);
  if (told?.code !== UNIQUE_VIOLATION || told.constraint?.endsWith('_unique') !== true) return undefined;
  const columns = /^Key \(([^)]+)\)/.exec(told.detail ?? '')?.[1];
  return columns === undefined
    ? []
    : columns.split(', ').map((column) => fieldName(column.replaceAll('"', '')));
}

interface Told {
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
  readonly driverError?: Told;
}

function driverError(error: unknown): Told | undefined {
  const told = typeof error === 'object' && error !== null ? (error as Told) : undefined;
  return told?.driverError ?? told;
}
