import { createHash } from 'node:crypto';
import pg from 'pg';
import type { View } from '../model/resource/view.js';
import type { MonthlyTable } from '../runtime/months/monthly-table.js';
import { kitMigrations, migrate, type Migration } from '../runtime/schema/migrate.js';
import { Fault } from '../model/words/fault.js';
import { randomToken } from '../model/words/ids.js';
import type { Resource } from '../model/resource/define.js';
import { tableSql } from '../model/resource/tables.js';

export interface FreshDatabase {
  /** For the service's own role. */
  readonly url: string;
  /** For the role that owns the schema. */
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

export interface FreshDatabaseOptions {
  /** The role is `test_<service>`, its owner `test_<service>_owner`: never those of a stack that runs on the same server. */
  readonly service: string;
  readonly migrations: readonly Migration[];
  readonly resources?: readonly Resource[];
  readonly views?: readonly View[];
  readonly monthly?: readonly MonthlyTable[];
}

const password = 'test';

/** A migrated, empty database of its own, cloned from a template that is made once per set of migrations.
 *  Needs `POSTGRES_ADMIN_URL` of a superuser. */
export async function freshDatabase({ service, ...schema }: FreshDatabaseOptions): Promise<FreshDatabase> {
  const adminUrl = process.env['POSTGRES_ADMIN_URL'];
  if (adminUrl === undefined)
    throw new Fault(
      'set POSTGRES_ADMIN_URL to a superuser of a Postgres for tests (npm run servers starts one)',
    );
  const name = `test_${service}_${randomToken(6)
    .replaceAll(/[^A-Za-z0-9]/g, 'x')
    .toLowerCase()}`;
  const role = `test_${service}`;
  const owner = `${role}_owner`;
  await asAdmin(adminUrl, async (admin) => {
    const template = await ensureTemplate(admin, adminUrl, { role, ...schema });
    await admin.query(`create database ${name} template ${template} strategy file_copy owner ${owner}`);
  });
  return {
    url: urlFor(adminUrl, role, name),
    ownerUrl: urlFor(adminUrl, owner, name),
    drop: () =>
      asAdmin(
        adminUrl,
        async (admin) => void (await admin.query(`drop database if exists ${name} with (force)`)),
      ),
  };
}

/** A whole copy of a database as it is now, as a backup of this moment that was restored. Whoever is connected to it is cut off, and connects again.
 *  `url`, result: for the superuser. */
export async function copyDatabase(url: string): Promise<Pick<FreshDatabase, 'url' | 'drop'>> {
  const adminUrl = process.env['POSTGRES_ADMIN_URL'] ?? '';
  const name = new URL(url).pathname.slice(1);
  const copy = `${name}_copy`;
  await asAdmin(adminUrl, async (admin) => {
    await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
      name,
    ]);
    await admin.query(`create database ${copy} template ${name} strategy file_copy`);
  });
  const copied = new URL(adminUrl);
  copied.pathname = `/${copy}`;
  return {
    url: copied.href,
    drop: () =>
      asAdmin(
        adminUrl,
        async (admin) => void (await admin.query(`drop database if exists ${copy} with (force)`)),
      ),
  };
}

async function ensureTemplate(
  admin: pg.Client,
  adminUrl: string,
  options: Omit<FreshDatabaseOptions, 'service'> & { role: string },
): Promise<string> {
  const { role, migrations, resources = [], views = [], monthly = [] } = options;
  const text = JSON.stringify([...kitMigrations, ...migrations, resources.map(tableSql), views, monthly]);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const template = `template_${role}_${digest}`;
  // Test files start side by side; the lock goes with the admin's connection.
  await admin.query('select pg_advisory_lock(7235002)');
  for (const name of [role, `${role}_owner`]) {
    const known = await admin.query('select from pg_roles where rolname = $1', [name]);
    await admin.query(
      `${known.rowCount === 0 ? 'create' : 'alter'} role ${name} login password '${password}'`,
    );
  }
  const ready = await admin.query('select from pg_database where datname = $1 and datistemplate', [template]);
  if (ready.rowCount === 0) {
    await admin.query(`drop database if exists ${template}`);
    await admin.query(`create database ${template} owner ${role}_owner`);
    await migrate({
      ownerUrl: urlFor(adminUrl, `${role}_owner`, template),
      serviceRole: role,
      migrations,
      resources,
      views,
      monthly,
    });
    await admin.query(`alter database ${template} is_template true`);
  }
  return template;
}

async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl, application_name: 'test-databases' });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlFor(adminUrl: string, role: string, database: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  url.pathname = `/${database}`;
  return url.href;
}
