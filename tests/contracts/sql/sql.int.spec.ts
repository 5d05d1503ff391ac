import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { schemaOf } from '@cotta/kit/testing/service-fixture.js';
import { freshDatabase } from '@cotta/kit/testing/postgres.js';
import pg from 'pg';
import { allServices } from '../../testkit/services.js';
import { describeStatement, type DescribedColumn } from './describe-statement.js';
import { writtenStatements } from './written-statements.mjs';

interface ColumnType {
  readonly kind: 'text' | 'number' | 'boolean' | 'date' | 'other';
  readonly list: boolean;
}
type Row = Readonly<Record<string, ColumnType>>;
interface Written {
  readonly path: string;
  readonly line: number;
  readonly sql: string | undefined;
  readonly row: Row | undefined;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'services/*.ts'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path.includes('/src/') && !path.endsWith('.spec.ts') && !path.includes('/testing/'));

const statementsOf = (service: string): readonly Written[] =>
  files.filter((path) => path.startsWith(`services/${service}/`)).flatMap((path) => writtenStatements(path));

const where = ({ path, line }: Written): string => `${path}:${line}`;

/** What the driver makes of a type of PostgreSQL: `bigint` and `numeric` come as text, so that nothing is rounded. */
const KINDS: Readonly<Record<number, ColumnType>> = Object.fromEntries(
  [
    [16, 'boolean'],
    [20, 'text'],
    [21, 'number'],
    [23, 'number'],
    [25, 'text'],
    [19, 'text'],
    [700, 'number'],
    [701, 'number'],
    [1042, 'text'],
    [1043, 'text'],
    [1700, 'text'],
    [2950, 'text'],
    [1082, 'text'],
    [1184, 'date'],
    [1009, 'text', true],
    [1015, 'text', true],
    [2951, 'text', true],
    [1007, 'number', true],
    [1005, 'number', true],
    [1182, 'text', true],
  ].map(([oid, kind, list = false]) => [oid, { kind, list }]),
);

/** In words, what a stated row says otherwise than the server. */
function differences(columns: readonly DescribedColumn[], row: Row): string[] {
  const given = new Map(columns.map(({ name, type }) => [name, type]));
  return Object.entries(row).flatMap(([name, stated]) => {
    const type = given.get(name);
    if (type === undefined) return [`${name} is stated but not selected`];
    const real = KINDS[type];
    if (real === undefined || stated.kind === 'other') return [];
    const same = real.kind === stated.kind && real.list === stated.list;
    return same ? [] : [`${name} is stated as ${stated.kind} but is type ${type}`];
  });
}

/** Files whose statements are put together while the program runs: over the tables of any declaration, or with one of
 *  several conditions. What they put together is tested where it stands. */
const PUT_TOGETHER: readonly string[] = [
  'archive-command.ts',
  'archive-metrics.ts',
  'archive-months.ts',
  'archived-month-table.ts',
  'catch-up.ts',
  'converge.ts',
  'coupon-for-order.ts',
  'dead-letters.ts',
  'erase-person.ts',
  'follow-epoch.ts',
  'forget-secrets.ts',
  'have-months.ts',
  'next-document.ts',
  'on-brand-items.ts',
  'on-every-change.ts',
  'only-their-own.ts',
  'open-matters.ts',
  'ordered-already.ts',
  'outgoing-message.ts',
  'own-marks-log.ts',
  'parts.ts',
  'pass-on.ts',
  'preload-draft.ts',
  'promise-metrics.ts',
  'promises-at-risk.ts',
  'read.ts',
  'rebuild-lock.ts',
  'record-projection-many.ts',
  'record-projection.ts',
  'reencrypt.ts',
  'reference-guard.ts',
  'report.projection.ts',
  'row.ts',
  'rows-statement.ts',
  'shadow-tables.ts',
  'sql-fallback.ts',
  'tracking.ts',
  'trademark-deadline.projection.ts',
];
const isPutTogether = ({ path }: Written): boolean => PUT_TOGETHER.includes(basename(path));

const clients = new Map<string, pg.Client>();
const drops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  for (const service of allServices) {
    const database = await freshDatabase({ service: service.name, ...schemaOf(service) });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    clients.set(service.name, client);
    drops.push(async () => {
      await client.end();
      await database.drop();
    });
  }
});
afterAll(async () => {
  for (const drop of drops) await drop();
});

/** The first answer of one who understands; not every service has the tables of every part of the kit. */
async function describedBy(services: readonly string[], sql: string): Promise<readonly DescribedColumn[]> {
  const failures: unknown[] = [];
  for (const service of services) {
    const client = clients.get(service);
    if (client === undefined) throw new Error(`no database of ${service}`);
    try {
      return await describeStatement(client, sql);
    } catch (error) {
      failures.push(error);
    }
  }
  throw failures[0];
}

async function problemsOf(statement: Written, services: readonly string[]): Promise<string[]> {
  if (statement.sql === undefined)
    return isPutTogether(statement) ? [] : [`${where(statement)} is put together`];
  try {
    const columns = await describedBy(services, statement.sql);
    if (statement.row === undefined) return [];
    return differences(columns, statement.row).map((what) => `${where(statement)} ${what}`);
  } catch (error) {
    return [`${where(statement)} ${error instanceof Error ? error.message : String(error)}`];
  }
}

const names = allServices.map(({ name }) => name);

it.each([...names.map((name) => [name, [name]] as const), ['kit', names] as const])(
  '%s writes no SQL that its tables do not understand, and states the rows that come',
  async (owner, services) => {
    const statements = statementsOf(owner);
    const problems: string[] = [];
    for (const statement of statements) problems.push(...(await problemsOf(statement, services)));
    const compared = statements.filter(({ sql, row }) => sql !== undefined && row !== undefined).length;
    process.stdout.write(`${owner}: ${statements.length} statements, ${compared} row types\n`);
    expect(statements.length).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  },
);

it('lists no file as putting statements together that does not', () => {
  const together = files
    .flatMap((path) => writtenStatements(path) as readonly Written[])
    .filter(({ sql }) => sql === undefined)
    .map(({ path }) => basename(path));
  expect(PUT_TOGETHER.filter((name) => !together.includes(name))).toEqual([]);
});

describe('what it would find', () => {
  const planted = (sql: string, row?: Row): Promise<string[]> =>
    problemsOf({ path: 'planted.ts', line: 1, sql, row }, ['invoicing']);
  const text: ColumnType = { kind: 'text', list: false };

  it('a misspelt table, a misspelt column, a row of another shape', async () => {
    expect(await planted('select id from produkt')).toEqual([
      'planted.ts:1 relation "produkt" does not exist',
    ]);
    expect(await planted('select stattus from product')).toEqual([
      'planted.ts:1 column "stattus" does not exist',
    ]);
    expect(await planted('select id from product', { status: text })).toEqual([
      'planted.ts:1 status is stated but not selected',
    ]);
    expect(await planted('select 1 as status', { status: text })).toEqual([
      'planted.ts:1 status is stated as text but is type 23',
    ]);
    expect(await planted('select id, status from product', { id: text, status: text })).toEqual([]);
  });
});
