import pg from 'pg';
import { DataSource, type DataSourceOptions, type EntitySchema } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { traceQueries } from '../tracing/traced-queries.js';
import { ConnectionFault } from './trouble.js';

/** How a process reaches its database. */
export interface DatabaseOptions {
  /** `postgres://role:password@host:port/database` of the service's own role. */
  readonly url: string;
  /** Shown in `pg_stat_activity`, one per use: `requests-api`, `requests-worker`. */
  readonly applicationName: string;
  /** Connections at most. @defaultValue 8 */
  readonly poolSize?: number;
  readonly entities?: readonly EntitySchema[];
}

// Lists of calendar dates stay text: the driver would make them moments of this machine's zone, and another day of some.
// The driver's list of type ids has no arrays.
type TypeId = Parameters<typeof pg.types.setTypeParser>[0];
const DATES = 1182 as TypeId;
const TEXTS = 1009 as TypeId;
pg.types.setTypeParser(DATES, pg.types.getTypeParser(TEXTS));

const lockTimeoutMs = 2_000;
const statementTimeoutMs = 10_000;
/** A connection costs the server a process and both a proof of the password. Above what the regular rounds leave between two questions. */
const idleConnectionMs = 300_000;
/** A forgotten transaction must not hold a stream. */
const idleInTransactionMs = 10_000;

/** Opens the pool of one service. The schema is made by `migrate`, never by the mapper. Whatever asks the pool for a connection in vain
 *  fails with a ConnectionFault, after 5 s at the latest. @throws the driver's error when the server does not answer now. */
export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  const settings: DataSourceOptions = {
    type: 'postgres',
    url: options.url,
    applicationName: options.applicationName,
    poolSize: options.poolSize ?? 8,
    entities: [...(options.entities ?? [])],
    synchronize: false,
    installExtensions: false,
    logging: false,
    connectTimeoutMS: 5_000,
    extra: {
      // What is asked before an answer came goes at once; the server answers in order.
      pipeline: true,
      idleTimeoutMillis: idleConnectionMs,
      lock_timeout: lockTimeoutMs,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      options: '-c TimeZone=UTC',
    },
    // The pool drops a broken idle connection by itself; without a listener the process would end.
    poolErrorHandler: () => undefined,
  };
  const db = new DataSource(settings);
  nameLostConnections(db.driver as PostgresDriver);
  traceQueries(db.driver as PostgresDriver);
  return db.initialize();
}

/** The pool's own errors have neither a class nor a code by which anybody could tell them from a mistake. */
function nameLostConnections(driver: PostgresDriver): void {
  const obtain = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = () =>
    obtain().catch((cause: unknown) => {
      throw new ConnectionFault('the database gives no connection', { cause });
    });
}
