import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from './paths.mjs';

/**
 * What brought the schema of a database up to date: the build, and the month, whose parts it made. A database keeps the print itself, so that one which is
 * put back to an earlier moment, or was made by somebody else, says so.
 * @param {Date} now
 * @returns {string}
 */
export function schemaPrint(now) {
  const build = readFileSync(join(ROOT, '.state', 'build'), 'utf8');
  return `schema ${build} ${now.toISOString().slice(0, 7)}`;
}

/**
 * @param {string} adminUrl
 * @param {readonly string[]} databases
 * @param {string} print
 * @returns {Promise<string[]>} those that another build, or none, brought up to date
 */
export async function databasesBehind(adminUrl, databases, print) {
  return withClient(adminUrl, async (client) => {
    const { rows } = await client.query(
      `select datname from pg_database where datname = any($1) and shobj_description(oid, 'pg_database') = $2`,
      [databases, print],
    );
    const current = new Set(rows.map(({ datname }) => datname));
    return databases.filter((database) => !current.has(database));
  });
}

/**
 * @param {string} adminUrl
 * @param {readonly string[]} databases which this build brought up to date
 * @param {string} print
 */
export async function keepSchemaPrint(adminUrl, databases, print) {
  await withClient(adminUrl, async (client) => {
    for (const database of databases)
      await client.query(
        `comment on database ${pg.escapeIdentifier(database)} is ${pg.escapeLiteral(print)}`,
      );
  });
}

/**
 * @template T
 * @param {string} connectionString
 * @param {(client: pg.Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
