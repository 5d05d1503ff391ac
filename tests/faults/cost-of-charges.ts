import type { DataSource } from 'typeorm';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { listenerOn, processorMs } from './processor-time.js';
import type { ServiceProgram } from './service-program.js';

/** What stands behind the programs: where each of the servers listens. */
const SERVERS = { postgres: 'POSTGRES_ADMIN_URL', kafka: 'KAFKA_BROKERS', redis: 'REDIS_URL' } as const;

/** Totals since the servers were started. */
interface Totals {
  readonly processorMs: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
}

/** Whose work is counted. */
export interface Working {
  readonly programs: ReadonlyMap<string, ServiceProgram>;
  readonly services: Readonly<Record<string, ServiceFixture>>;
}

/** What the work until now has cost. The provider and the test itself are no part of it, and neither is the start of a program. */
export async function totals({ programs, services }: Working): Promise<Totals> {
  const admin = await openDatabase({
    url: process.env['POSTGRES_ADMIN_URL'] ?? '',
    applicationName: 'bench',
    poolSize: 1,
  });
  const counts: Record<string, number> = {};
  for (const [name, { db }] of Object.entries(services)) {
    counts[`transactions of ${name}`] = await transactions(db);
    counts[`events of ${name}`] = await events(db);
  }
  const calls = await statements(admin);
  if (calls !== undefined) counts['statements'] = calls;
  await admin.destroy();
  return {
    processorMs: Object.fromEntries([
      ...[...programs].map(([name, program]) => [name, program.processorMs()] as const),
      ...Object.entries(SERVERS).map(([name, variable]) => [name, ofServer(process.env[variable])] as const),
    ]),
    counts,
  };
}

/** What one of so many charges cost, as lines to print. */
export function perCharge(before: Totals, after: Totals, charges: number): Readonly<Record<string, string>> {
  const each = (from: Totals['counts'], to: Totals['counts']) =>
    Object.entries(to).map(([name, value]) => [name, (value - (from[name] ?? 0)) / charges] as const);
  const times = each(before.processorMs, after.processorMs);
  const sum = times.reduce((ms, [, one]) => ms + one, 0);
  const lines: readonly (readonly [string, string])[] = [
    ...times.map(([name, ms]) => [name, `${ms.toFixed(1)} ms`] as const),
    ['all processes', `${sum.toFixed(1)} ms`],
    ...each(before.counts, after.counts).map(([name, number]) => [name, number.toFixed(1)] as const),
  ];
  return Object.fromEntries(lines);
}

function ofServer(address = ''): number {
  const port = /:(\d+)(?:\/|$)/.exec(address)?.[1];
  return port === undefined ? 0 : processorMs(listenerOn(Number(port)));
}

async function transactions(db: DataSource): Promise<number> {
  const [{ n }] = await db.query(
    'select (xact_commit + xact_rollback)::integer as n from pg_stat_database where datname = current_database()',
  );
  return n;
}

async function events(db: DataSource): Promise<number> {
  const [{ n }] = await db.query('select count(*)::integer as n from tracking_event');
  return n;
}

/** Undefined on a server that does not count them. */
async function statements(admin: DataSource): Promise<number | undefined> {
  const [{ libraries }] = await admin.query(
    `select current_setting('shared_preload_libraries') as libraries`,
  );
  if (!String(libraries).includes('pg_stat_statements')) return undefined;
  await admin.query('create extension if not exists pg_stat_statements');
  const [{ n }] = await admin.query('select coalesce(sum(calls), 0)::integer as n from pg_stat_statements');
  return n;
}
