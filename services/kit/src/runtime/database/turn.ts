import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Of whoever changes the schema of a database. Any fixed number, as those beside it (`relayLock`, `REBUILD_LOCK`). */
export const SCHEMA_TURN = 7_235_001;
/** Of whoever takes months to the archive. */
export const ARCHIVE_TURN = 7_235_005;

const TURN_MS = 100;

/** False: somebody else has it. The connection keeps it until it lets go of it or ends. */
export async function takeTurn(client: Pick<pg.Client, 'query'>, turn: number): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [turn]);
  return rows[0]?.mine === true;
}

/** Asked for again and again: an index is made once all statements that began before are over, and one that waits here would never be. */
export async function awaitTurn(client: Pick<pg.Client, 'query'>, turn: number): Promise<void> {
  while (!(await takeTurn(client, turn))) await pause(TURN_MS);
}

/** Lets the next one have it. */
export async function endTurn(client: Pick<pg.Client, 'query'>, turn: number): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [turn]);
}
