import { DataSource, type DataSourceOptions, type EntitySchema } from 'typeorm';

export interface DatabaseOptions {
  /** `postgres://role:password@host:port/database` of the service's own role. */
  readonly url: string;
  /** Shown in `pg_stat_activity`, one per use: `requests-api`, `requests-worker`. */
  readonly applicationName: string;
  /** Connections at most. @defaultValue 8 */
  readonly poolSize?: number;
  readonly entities?: readonly EntitySchema[];
}

const lockTimeoutMs = 2_000;
const statementTimeoutMs = 10_000;
/** A forgotten transaction must not hold a stream. */
const idleInTransactionMs = 10_000;

/** Opens the pool of one service. The schema is made by `migrate`, never by the mapper.
 *  @throws the driver's error when the server does not answer within 5 s. */
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
      lock_timeout: lockTimeoutMs,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      options: '-c TimeZone=UTC',
    },
    // The pool drops a broken idle connection by itself; without a listener the process would end.
    poolErrorHandler: () => undefined,
  };
  return new DataSource(settings).initialize();
}
