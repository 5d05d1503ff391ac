import pg from 'pg';
import { committedChannel } from './commit-signal.js';
import { orderedEvents, type OrderedRow } from './ordered-events.js';

/** The time between a leader's taking over and its losing the lead. */
export interface Term {
  readonly generation: bigint;
  readonly logEpoch: number;
  readonly published: bigint;
  /** Of the topic to which it is published. */
  readonly topicVersion: number;
}

/** Held by the relay that leads. Advisory locks are per database, so one number serves all services. */
export const relayLock = 7_235_003;

/** The relay's one connection. The lead hangs on it: when it breaks, the lock is free for another instance. */
export class RelaySession {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** `committed`: called when another process of the service has signalled a commit, when one may have been missed, and when the connection breaks. */
  static async open(
    databaseUrl: string,
    applicationName: string,
    committed: () => void = () => undefined,
  ): Promise<RelaySession> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: applicationName,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
      // A server that vanished without a word must not hold the relay for ever.
      query_timeout: 15_000,
      keepAlive: true,
    });
    // Whatever breaks the connection shows at the next query; without a listener the process would end.
    client.on('error', () => undefined);
    client.on('notification', committed);
    // Who rests for some seconds is to find out at once.
    client.on('end', committed);
    await client.connect();
    try {
      await client.query(`listen ${committedChannel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    committed();
    return new RelaySession(client);
  }

  async tryLock(): Promise<boolean> {
    const { rows } = await this.#client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      relayLock,
    ]);
    return rows[0]?.got === true;
  }

  async takeOver(): Promise<Term> {
    const { rows } = await this.#client.query<{
      generation: string;
      log_epoch: number;
      published_position: string;
    }>('select * from take_relay()');
    // Not in the same statement, which sees what was before it waited for whoever grows the topic. Should somebody do so between the two, our generation is a former one again.
    const { rows: bound } = await this.#client.query<{ topic_version: number }>(
      "select topic_version from relay_state where name = 'main'",
    );
    const [row] = rows;
    const [topic] = bound;
    if (row === undefined || topic === undefined) throw new Error('relay_state has no row');
    return {
      generation: BigInt(row.generation),
      logEpoch: row.log_epoch,
      published: BigInt(row.published_position),
      topicVersion: topic.topic_version,
    };
  }

  /** Numbers what was committed since, at most `limit`. @returns the last position, as far as it is seen: what others number meanwhile comes with the next call. */
  async sequence(limit: number): Promise<bigint> {
    const { rows } = await this.#client.query<{ last: string }>(
      "select sequence_events($1) + last_position as last from relay_state where name = 'main'",
      [limit],
    );
    return BigInt(rows[0]?.last ?? 0);
  }

  async eventsAfter(position: bigint, limit: number): Promise<OrderedRow[]> {
    const { rows } = await this.#client.query<OrderedRow>(orderedEvents, [position.toString(), limit]);
    return rows;
  }

  /** False: another relay leads by now. */
  async markPublished(generation: bigint, position: bigint): Promise<boolean> {
    const { rows } = await this.#client.query<{ mine: boolean }>('select mark_published($1, $2) as mine', [
      generation.toString(),
      position.toString(),
    ]);
    return rows[0]?.mine === true;
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }
}
