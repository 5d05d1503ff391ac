import { createHash } from 'node:crypto';
import pg from 'pg';
import { Fault } from '../../model/words/fault.js';
import { systemClock } from '../../model/time/clock.js';
import type { Resource } from '../../model/resource/define.js';
import { converge } from './converge.js';
import { isLockTrouble, patiently } from '../database/patiently.js';
import { awaitTurn, SCHEMA_TURN } from '../database/turn.js';
import { rowChangesOf, type MonthlyTable } from '../months/monthly-table.js';
import { haveMonths } from '../months/have-months.js';
import type { View } from '../../model/resource/view.js';
import { rebuildGrants } from '../rebuild/rebuild-tables.js';
import { storeGrants, storeMigrations } from './store-migrations.js';

/** One forward step of a schema, as written SQL. `name` sorts and is never reused: `0003-request-reminders`. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** What a schema is brought to, and by whom. */
export interface MigrateOptions {
  /** Role that owns the schema; the service itself never uses it. */
  readonly ownerUrl: string;
  /** Role of the running service: reads and writes tables, owns none. */
  readonly serviceRole: string;
  readonly migrations: readonly Migration[];
  /** Declared tables; what they miss is added after the steps above. */
  readonly resources?: readonly Resource[];
  readonly views?: readonly View[];
  /** Tables that are kept in parts of a month, besides the row changes. */
  readonly monthly?: readonly MonthlyTable[];
}

/** The event store's own steps; `migrate` runs them before the service's. */
export const kitMigrations: readonly Migration[] = storeMigrations;

/** Applies what is missing, each step in its own transaction, and renews the service role's rights, while the service works.
 *  @returns names of the steps applied now, and the statements that brought declared tables up to date.
 *  @throws Fault when a step that was applied has been edited since. */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString: options.ownerUrl, application_name: 'migrate' });
  await client.connect();
  try {
    // Instances that start together wait for one another.
    await awaitTurn(client, SCHEMA_TURN);
    await client.query(
      'create table if not exists schema_migration (name text primary key, digest text not null, applied_at timestamptz not null default now())',
    );
    const applied: string[] = [];
    for (const migration of [...kitMigrations, ...options.migrations]) {
      if (await patiently(client, () => apply(client, migration))) applied.push(migration.name);
    }
    applied.push(...(await converge(client, options.resources ?? [], options.views ?? [])));
    await grant(client, options.serviceRole);
    applied.push(
      ...(await haveMonths(client, {
        always: rowChangesOf(options.resources ?? []),
        whenEmpty: options.monthly ?? [],
        role: pg.escapeIdentifier(options.serviceRole),
        now: systemClock.now(),
      })),
    );
    return applied;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, { name, sql }: Migration): Promise<boolean> {
  const digest = createHash('sha256').update(sql).digest('hex');
  const known = await client.query<{ digest: string }>(
    'select digest from schema_migration where name = $1',
    [name],
  );
  if (known.rows[0] !== undefined) {
    if (known.rows[0].digest === digest) return false;
    throw new Fault(
      `migration ${name} was applied with other text: write a new migration instead of editing it`,
    );
  }
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, digest) values ($1, $2)', [name, digest]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    if (isLockTrouble(cause)) throw cause;
    throw new Fault(`migration ${name} failed`, { cause });
  }
  return true;
}

async function grant(client: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await client.query('begin');
  await client.query(`grant usage on schema public to ${name}`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${name}`);
  await client.query(`grant usage, select on all sequences in schema public to ${name}`);
  await client.query(storeGrants(name));
  await client.query(rebuildGrants(name));
  await client.query('commit');
}
