import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { isOutgrown } from '../../model/rows/statement-names.js';
import { Fault } from '../../model/words/fault.js';

/** No connection to be had, or it broke before an answer came: the outcome of what ran on it is unknown. */
export class ConnectionFault extends Fault {
  override readonly name = 'ConnectionFault';
}

/** `conflict`: someone else was first, try again with fresh state. `unreachable`: the connection is gone.
 *  `busy`: the server cannot just now (locks, disk, limits). `other`: trying again cannot help. */
export type Trouble = 'conflict' | 'unreachable' | 'busy' | 'other';

/** What the mapper says to a statement after its connection broke under it. */
const LOST = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/** Decides by class and SQLSTATE, never by message. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof ConnectionFault || LOST.some((kind) => error instanceof kind)) return 'unreachable';
  if (isOutgrown(driverErrorOf(error))) return 'conflict';
  const state = sqlState(error);
  if (state === undefined) return error instanceof QueryFailedError ? 'unreachable' : 'other';
  if (state === '40001' || state === '40P01') return 'conflict';
  // 25P03: this process stood still inside a transaction, and the server closed it before the next statement.
  if (state.startsWith('08') || state.startsWith('57P') || state === '25P03') return 'unreachable';
  // 57014: statement timeout.
  if (state.startsWith('40') || state.startsWith('53') || ['55P03', '57014'].includes(state)) return 'busy';
  return 'other';
}

/** Whether the same may go well later, with nothing changed. */
export function isTransient(error: unknown): boolean {
  return troubleOf(error) !== 'other';
}

/** Five signs as Postgres gives them; system errors such as ECONNRESET have none. */
export function sqlState(error: unknown): string | undefined {
  const source = driverErrorOf(error);
  if (typeof source !== 'object' || source === null || !('code' in source)) return undefined;
  return typeof source.code === 'string' && /^[0-9A-Z]{5}$/.test(source.code) ? source.code : undefined;
}

function driverErrorOf(error: unknown): unknown {
  return error instanceof QueryFailedError ? error.driverError : error;
}
