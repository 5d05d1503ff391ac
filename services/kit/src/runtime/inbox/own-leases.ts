import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { byItself } from '../database/by-itself.js';

/** As long as a process that vanished may keep the others waiting. */
const LEASE_MS = 30_000;
/** After which a lease is renewed. */
export const RENEW_AFTER_MS = LEASE_MS / 2;

const UNTIL = `clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'`;

/** Which readers of a service this process is, and until when: their rows of `own_reaction`. */
export class OwnLeases {
  readonly #db: DataSource;
  readonly #holder = randomUUID();
  readonly #due = new Set<string>();
  #renewal: Promise<ReadonlySet<string>> | undefined;

  constructor(db: DataSource) {
    this.#db = db;
  }

  /** @returns the position a reader stands at; undefined while another process holds it */
  async take(reader: string): Promise<bigint | undefined> {
    const row = await byItself(this.#db, (connection) =>
      queryRow<{ position: string }>(
        connection,
        `update own_reaction set holder = $2, held_until = ${UNTIL}
          where reader = $1 and (holder = $2 or held_until is null or held_until < clock_timestamp()) returning position`,
        [reader, this.#holder],
      ),
    );
    return row === undefined ? undefined : BigInt(row.position);
  }

  /** Remembers how far a reader is. @returns false where another process holds it by now */
  async note(reader: string, position: bigint): Promise<boolean> {
    const sql = `update own_reaction set position = $3, held_until = ${UNTIL} where reader = $1 and holder = $2`;
    return (await this.#write(sql, [reader, this.#holder, position.toString()])) > 0;
  }

  /** Goes on holding a reader that stands where it stood; all that ask for it in the same moment are one statement. @returns false where another process holds it by now */
  async renew(reader: string): Promise<boolean> {
    this.#due.add(reader);
    this.#renewal ??= Promise.resolve().then(() => this.#renewAll());
    return (await this.#renewal).has(reader);
  }

  /** Whoever runs besides need not wait for the end of the lease. `position`: undefined where it is not known */
  async release(reader: string, position: bigint | undefined): Promise<void> {
    const sql =
      'update own_reaction set held_until = null, position = greatest(position, $3) where reader = $1 and holder = $2';
    await this.#write(sql, [reader, this.#holder, (position ?? 0n).toString()]);
  }

  async #renewAll(): Promise<ReadonlySet<string>> {
    const readers = [...this.#due];
    this.#due.clear();
    this.#renewal = undefined;
    const rows = await byItself(this.#db, (connection) =>
      queryRows<{ reader: string }>(
        connection,
        `update own_reaction set held_until = ${UNTIL} where reader = any($1) and holder = $2 returning reader`,
        [readers, this.#holder],
      ),
    );
    return new Set(rows.map(({ reader }) => reader));
  }

  #write(sql: string, parameters: readonly unknown[]): Promise<number> {
    return byItself(this.#db, (connection) => execute(connection, sql, parameters));
  }
}
