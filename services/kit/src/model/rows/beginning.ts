import type { ClientBase } from 'pg';
import type { QueryRunner } from 'typeorm';
import { begin } from './statement.js';

/** Transactions that the database does not know of yet: nothing was asked in them. */
const unbegun = new WeakMap<QueryRunner, 'unbegun' | Promise<unknown>>();

/** The transaction of this runner begins with the first statement that is asked in it, in the same round trip. The runner has its connection. */
export function beginWithFirst(runner: QueryRunner, connection: ClientBase): void {
  unbegun.set(runner, 'unbegun');
  const throughMapper = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
  const begunFirst = async (...args: unknown[]): Promise<unknown> => {
    await beginAlone(runner, connection);
    return throughMapper(...args);
  };
  runner.query = begunFirst as QueryRunner['query'];
}

/** Whether the statement that is about to be sent has to take the beginning along. */
export function takeBeginning(runner: QueryRunner): boolean {
  if (unbegun.get(runner) !== 'unbegun') return false;
  unbegun.delete(runner);
  return true;
}

/** Begins by itself what begins: before statements of the mapper, and before texts that may be several statements. */
export async function beginAlone(runner: QueryRunner, connection: ClientBase): Promise<void> {
  if (unbegun.get(runner) === 'unbegun') {
    unbegun.set(runner, begin(connection));
  }
  await unbegun.get(runner);
}

/** Whether anything was asked. */
export function hasBegun(runner: QueryRunner): boolean {
  return unbegun.get(runner) !== 'unbegun';
}
