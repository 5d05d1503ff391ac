import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { ClientBase } from 'pg';
import { currentTrace, inSpan, spansAreRecorded } from './span.js';

const traced = new WeakSet<ClientBase>();

/** Every statement of the pool becomes a span within the work that asks it. Its text is said, its parameters never. */
export function traceQueries(driver: PostgresDriver): void {
  if (!spansAreRecorded()) return;
  const obtain = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = async () => {
    const [client, release] = await obtain();
    traceClient(client as ClientBase);
    return [client, release];
  };
}

function traceClient(client: ClientBase): void {
  if (traced.has(client)) return;
  traced.add(client);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const around = (...args: unknown[]): unknown => {
    const asked = args[0];
    const text = statementOf(asked);
    // With a callback of its own there is nothing to wait for; what a round looks for again and again is no step of anything.
    if (text === undefined || currentTrace() === undefined || args.some((arg) => typeof arg === 'function'))
      return query(...args);
    const inItsSpan = <Result>(work: () => Promise<Result>): Promise<Result> =>
      inSpan(
        nameOf(text),
        { kind: 'CLIENT', attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } },
        work,
      );
    if (!isSubmitted(asked)) return inItsSpan(() => query(...args) as Promise<unknown>);
    // Whoever asked hears of the error by the callback.
    inItsSpan(() => answered(asked, () => query(asked))).catch(() => undefined);
    return asked;
  };
  client.query = around as ClientBase['query'];
}

/** A query object of the driver's kind. */
interface Submitted {
  readonly text: string;
  callback: (error: unknown, result: unknown) => void;
}

function isSubmitted(asked: unknown): asked is Submitted {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'submit' in asked &&
    'callback' in asked &&
    typeof asked.callback === 'function'
  );
}

/** Until its answer has come. */
function answered(asked: Submitted, send: () => unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { callback } = asked;
    asked.callback = (error, result) => {
      callback(error, result);
      if (error == null) resolve(result);
      else reject(error);
    };
    send();
  });
}

function statementOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || ('submit' in asked && !isSubmitted(asked)))
    return undefined;
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : undefined;
}

/** `select trademark`, `insert tracking_event`, `begin`. */
function nameOf(text: string): string {
  const [, verb = 'query'] = /^\s*(?:with\b.*?\)\s*)?([a-z]+)/is.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i.exec(text) ?? [];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table.toLowerCase()}`;
}
