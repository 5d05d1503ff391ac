import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { databasesBehind, keepSchemaPrint } from './schema-print.mjs';

const adminUrl = process.env['POSTGRES_ADMIN_URL'] ?? '';
const names = ['one', 'two'].map((name) => `print_${name}_${randomUUID().replaceAll('-', '')}`);
const [one = '', two = ''] = names;
let admin: pg.Client;

beforeAll(async () => {
  admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  for (const name of names) await admin.query(`create database ${name}`);
});
afterAll(async () => {
  for (const name of names) await admin.query(`drop database ${name}`);
  await admin.end();
});

it('says which databases another build brought up to date, or none', async () => {
  const gone = `${one}_gone`;
  expect(await databasesBehind(adminUrl, [one, two, gone], 'schema a')).toEqual([one, two, gone]);
  await keepSchemaPrint(adminUrl, [one], 'schema a');
  expect(await databasesBehind(adminUrl, [one, two], 'schema a')).toEqual([two]);
  expect(await databasesBehind(adminUrl, [one, two], "schema 'b'")).toEqual([one, two]);
  await keepSchemaPrint(adminUrl, [one, two], "schema 'b'");
  expect(await databasesBehind(adminUrl, [one, two], "schema 'b'")).toEqual([]);
  expect(await databasesBehind(adminUrl, [one], 'schema a')).toEqual([one]);
});
