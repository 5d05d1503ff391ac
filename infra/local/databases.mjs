import pg from 'pg';
import { SERVICES } from './processes.mjs';

/**
 * One database per service with two roles: the owner, who migrates, and the service, who reads and writes.
 * @param {string} adminUrl
 * @param {Record<string, string>} passwords by role
 */
export async function ensureDatabases(adminUrl, passwords) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const service of SERVICES) {
      await ensureRole(client, service, passwords[service] ?? '');
      await ensureRole(client, `${service}_owner`, passwords[`${service}_owner`] ?? '');
      await ensureDatabase(client, service);
    }
  } finally {
    await client.end();
  }
}

/**
 * @param {string} service
 * @returns {string}
 */
export function databaseName(service) {
  return `cotta_${service}`;
}

/**
 * @param {string} adminUrl
 * @param {string} service
 * @param {string} role
 * @param {string} password
 * @returns {string} the address of a service's database as that role
 */
export function databaseUrl(adminUrl, service, role, password) {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  url.pathname = `/${databaseName(service)}`;
  return url.href;
}

/**
 * @param {pg.Client} client
 * @param {string} role
 * @param {string} password
 */
async function ensureRole(client, role, password) {
  const name = pg.escapeIdentifier(role);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${name} login`);
  await client.query(`alter role ${name} password ${pg.escapeLiteral(password)}`);
}

/**
 * @param {pg.Client} client
 * @param {string} service
 */
async function ensureDatabase(client, service) {
  const database = pg.escapeIdentifier(databaseName(service));
  const owner = pg.escapeIdentifier(`${service}_owner`);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
    databaseName(service),
  ]);
  if (rowCount === 0) await client.query(`create database ${database} owner ${owner}`);
  await client.query(`revoke all on database ${database} from public`);
  await client.query(`grant connect, temporary on database ${database} to ${pg.escapeIdentifier(service)}`);
}
