import { fieldName } from '../../model/field/names.js';

const UNIQUE_VIOLATION = '23505';

/** The fields that no two rows may share, when the error says that two would. Undefined for any other error.
 *  The names stand in the index's name, as resource/tables.ts makes it: `<table>_<column>…_unique`. */
export function takenFields(error: unknown): string[] | undefined {
  const failure = driverError(error);
  if (failure?.code !== UNIQUE_VIOLATION || failure.constraint?.endsWith('_unique') !== true)
    return undefined;
  const columns = /^Key \(([^)]+)\)/.exec(failure.detail ?? '')?.[1];
  return columns === undefined
    ? []
    : columns.split(', ').map((column) => fieldName(column.replaceAll('"', '')));
}

interface DriverFailure {
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
  readonly driverError?: DriverFailure;
}

function driverError(error: unknown): DriverFailure | undefined {
  const failure = typeof error === 'object' && error !== null ? (error as DriverFailure) : undefined;
  return failure?.driverError ?? failure;
}
