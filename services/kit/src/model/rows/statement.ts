import pg from 'pg';
import type { ClientBase, QueryConfig, QueryResult } from 'pg';
import { QueryFailedError } from 'typeorm';

/** What the driver keeps of its side of the protocol, and says to no one. */
interface Protocol {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: Record<string, string>;
  bind(portal: {
    readonly portal: string;
    readonly statement: string;
    readonly values: readonly unknown[];
  }): void;
  execute(portal: { readonly portal: string; readonly rows: number }): void;
}

/** The driver's query, with those of its doors that its types leave out. */
const Query = pg.Query as unknown as new (
  config: QueryConfig,
  callback: (error: Error | undefined, result: QueryResult) => void,
) => {
  submit(protocol: Protocol): Error | null;
  prepare(protocol: Protocol): void;
  handleCommandComplete(message: unknown, protocol: Protocol): void;
};

/** Prepared once a connection: with a reading of its own, the driver would take that for the reading of the statement that it travels with. */
const BEGIN = { name: 'begin', text: 'begin' };

/** Whether a beginning may travel with a statement of this connection, which it does from the second one on. */
export function knowsBeginning(connection: ClientBase): boolean {
  return BEGIN.name in protocolOf(connection).parsedStatements;
}

/** Begins a transaction by itself. */
export async function begin(connection: ClientBase): Promise<void> {
  await control(connection, BEGIN);
}

/** Asks for a step of the transaction itself. @throws QueryFailedError as statements do, by which whoever asked knows a broken connection */
export async function control(
  connection: ClientBase,
  step: { readonly text: string; readonly name?: string },
): Promise<QueryResult> {
  try {
    return await connection.query(step);
  } catch (error) {
    throw new QueryFailedError(step.text, undefined, error as Error);
  }
}

function protocolOf(connection: ClientBase): Protocol {
  return (connection as unknown as { readonly connection: Protocol }).connection;
}

/** A statement that travels with whatever else is asked of its connection before the program waits, and takes the beginning of its transaction along. */
class Statement extends Query {
  #begins: boolean;

  constructor(
    config: QueryConfig,
    begins: boolean,
    callback: (error: Error | undefined, result: QueryResult) => void,
  ) {
    super({ ...config, ...(begins ? { queryMode: 'extended' } : {}) } as QueryConfig, callback);
    this.#begins = begins;
  }

  override submit(protocol: Protocol): Error | null {
    const { stream } = protocol;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return super.submit(protocol);
  }

  /** Both before one point of synchronisation: where the beginning fails, the server skips the statement as well. */
  override prepare(protocol: Protocol): void {
    if (this.#begins) {
      protocol.bind({ portal: '', statement: BEGIN.name, values: [] });
      protocol.execute({ portal: '', rows: 0 });
    }
    super.prepare(protocol);
  }

  override handleCommandComplete(message: unknown, protocol: Protocol): void {
    if (this.#begins) this.#begins = false;
    else super.handleCommandComplete(message, protocol);
  }
}

/** Asks one statement on a connection. `begins`: it is the first of a transaction, which begins with it; then it must be one statement alone. */
export function ask(
  connection: ClientBase,
  config: QueryConfig,
  { begins }: { readonly begins: boolean },
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const statement = new Statement(config, begins, (error, result) =>
      error == null ? resolve(result) : reject(error),
    );
    connection.query(statement as unknown as pg.Submittable);
  });
}
