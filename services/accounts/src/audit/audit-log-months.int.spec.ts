import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { archiveMonths } from '@cotta/kit/runtime/months/archive-months.js';
import { partByMonth } from '@cotta/kit/runtime/months/part-table.js';
import { makeMonths, partsOf } from '@cotta/kit/runtime/months/parts.js';
import type { ObjectStore } from '@cotta/kit/runtime/objects/object-store.js';
import { CHANGES, encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { migrate } from '@cotta/kit/runtime/schema/migrate.js';
import { silentFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { freshDatabase, type FreshDatabase } from '@cotta/kit/testing/postgres.js';
import { schemaOf } from '@cotta/kit/testing/service-fixture.js';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { everyChange } from '../heard/every-service/on-every-change.js';
import { accountsService } from '../service.js';
import { encryptionKey } from '../testing/accounts-fixture.js';
import { openMatters } from '../user/open-matters.js';
import { someone } from '../testing/facts.js';
import { auditLogBeginsResolvers } from './audit-log-begins.js';
import { auditLogMonths } from './audit-log-months.js';

const definition = accountsService({
  encryptionKey,
  sessionKey: '',
  feed: silentFeed,
  publicOrigins: [],
  staffSecondFactor: 'optional',
});
const role = 'test_accounts';
const client = systemIds.next();
let fresh: FreshDatabase;
let owner: pg.Client;
let db: DataSource;

const files = new Map<string, Buffer>();
const store: ObjectStore = {
  put: async (key, bytes) => {
    const content = Buffer.isBuffer(bytes) ? bytes : await buffer(bytes);
    files.set(key, content);
    return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  },
  get: async (key) => {
    const content = files.get(key);
    return content && Readable.from([content]);
  },
  list: async function* none() {},
  remove: async (key) => void files.delete(key),
};

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'accounts', ...schemaOf(definition) });
  owner = new pg.Client({ connectionString: fresh.ownerUrl });
  await owner.connect();
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
afterAll(async () => {
  await db.destroy();
  await owner.end();
  await fresh.drop();
});

async function log(
  { entity, status, at }: { entity: string; status: string | null | undefined; at: string },
  {
    entityId = systemIds.next(),
    id = systemIds.next(),
    conflict = '(id) ',
    of = client as string | null,
  } = {},
): Promise<void> {
  await db.query(
    `insert into audit_log (id, version, created_at, updated_at, entity, entity_id, event, source, occurred_at, actor_kind, reason, after, user_id)
     values ($1, 1, $2, $2, $3, $4, 'Changed', 'elsewhere', $2, 'system', 'She said so.', $5, $6) on conflict ${conflict}do nothing`,
    [
      id,
      at,
      entity,
      entityId,
      // Undefined: a change that left the status as it was.
      status === null ? null : JSON.stringify({ status, name: 'Eva Nováková' }),
      of,
    ],
  );
}
const count = async (table: string): Promise<number> =>
  (await owner.query<{ n: number }>(`select count(*)::integer as n from ${table}`)).rows[0]?.n ?? 0;
/** As the executor calls it. */
const begins = async (): Promise<unknown> =>
  (auditLogBeginsResolvers['Query'] as Record<string, (...args: unknown[]) => Promise<unknown>>)[
    'auditLogBegins'
  ]?.(undefined, {}, { manager: db.manager, viewer: someone('lawyer') });
const matters = async (): Promise<string[]> =>
  (await inTransaction(db, (tx) => openMatters(tx, client))).map(({ entity }) => entity);

it('a log that is in use stays as the release before knows it until the nightly job, and is then in months', async () => {
  await owner.query(`
    create table piece (like audit_log including defaults);
    drop table audit_log;
    alter table piece rename to audit_log;
    alter table audit_log add constraint audit_log_pkey primary key (id);
    grant select, insert, update, delete on audit_log to ${role}`);
  const once = { id: systemIds.next() };
  await log({ entity: 'product', status: 'Created', at: '2023-05-02T10:00:00Z' }, once);
  await migrate({ ownerUrl: fresh.ownerUrl, serviceRole: role, ...schemaOf(definition) });
  expect(await partsOf(owner, auditLogMonths)).toBeUndefined();
  // As the release before writes.
  await log({ entity: 'product', status: 'Created', at: '2023-05-02T10:00:00Z' }, once);
  expect(await count('audit_log')).toBe(1);

  await partByMonth(owner, auditLogMonths, { role, now: new Date('2024-01-10T00:00:00Z') });
  await log({ entity: 'product', status: 'Created', at: '2023-05-02T10:00:00Z' }, { ...once, conflict: '' });
  expect(await count('audit_log')).toBe(1);
  const { rows } = await owner.query<{ key: string }>(
    `select pg_get_constraintdef(oid) as key from pg_constraint where conrelid = 'audit_log'::regclass and contype = 'p'`,
  );
  expect(rows).toEqual([{ key: 'PRIMARY KEY (id, occurred_at)' }]);
  // Every index is there under its declared name, so the next migration makes none.
  expect(await migrate({ ownerUrl: fresh.ownerUrl, serviceRole: role, ...schemaOf(definition) })).not.toEqual(
    expect.arrayContaining([expect.stringContaining('index')]),
  );
});

it('what is open of a client is known when the months that said so lie in the archive, which tells of nobody', async () => {
  const [running, paid] = [systemIds.next(), systemIds.next()];
  await log(
    { entity: 'brand_subscription', status: 'Subscription started', at: '2023-06-02T10:00:00Z' },
    { entityId: running, conflict: '' },
  );
  await log(
    { entity: 'invoice', status: 'Issued', at: '2023-06-03T10:00:00Z' },
    { entityId: paid, conflict: '' },
  );
  await log(
    { entity: 'invoice', status: 'Paid', at: '2023-06-04T10:00:00Z' },
    { entityId: paid, conflict: '' },
  );
  const before = await matters();
  expect(before).toEqual(['brand_subscription', 'product']);
  expect(await begins()).toBeNull();
  expect(
    await archiveMonths(
      { client: owner, store, service: 'accounts', now: new Date('2024-03-01T00:00:00Z'), keepMonths: 1 },
      auditLogMonths,
    ),
  ).toEqual(['audit_log_first']);
  expect(await count('audit_log')).toBe(0);
  expect(await begins()).toBe('2024-02-01');
  expect(await matters()).toEqual(before);

  const text = gunzipSync(
    files.get('archive/accounts/audit_log/audit_log_first.jsonl.gz') ?? Buffer.alloc(0),
  ).toString();
  expect(text.trim().split('\n')).toHaveLength(4);
  expect(text).toContain('"event": "Changed"');
  expect(text).not.toMatch(/Nov|said so|"after"|"before"|"reason"/);

  // Its end is told in a month that is still here.
  await log(
    { entity: 'brand_subscription', status: 'Ended', at: '2024-02-05T10:00:00Z' },
    { entityId: running, conflict: '' },
  );
  expect(await matters()).toEqual(['product']);
});

it('what is told once more of an archived month is not written again', async () => {
  const change = {
    entity: 'product',
    id: systemIds.next(),
    before: null,
    after: null,
    trademarkId: null,
    userId: null,
  };
  const tell = async (at: string): Promise<void> => {
    const envelope = create(EnvelopeSchema, {
      eventId: systemIds.next(),
      source: 'invoicing',
      category: 'product',
      streamId: change.id,
      occurredAt: timestampFromDate(new Date(at)),
      sealedChanges: encrypt(
        Buffer.from(JSON.stringify({ event: 'Changed', reason: null, changes: [change] })),
        encryptionKey,
        CHANGES,
      ),
    });
    await inTransaction(db, async (tx) => {
      await everyChange(encryptionKey).every?.({ envelope, tx } as never);
    });
  };
  const before = await count('audit_log');
  await tell('2024-01-31T23:59:59Z');
  expect(await count('audit_log')).toBe(before);
  await tell('2024-02-01T00:00:00Z');
  expect(await count('audit_log')).toBe(before + 1);
});

it('whose a matter is, is known also where a later entry without a status said so', async () => {
  const visited = systemIds.next();
  const mine = { entityId: visited, conflict: '' };
  await log(
    { entity: 'registration_request', status: 'Order created', at: '2024-02-06T10:00:00Z' },
    { ...mine, of: null },
  );
  await log({ entity: 'registration_request', status: undefined, at: '2024-03-07T10:00:00Z' }, mine);
  const before = await matters();
  expect(before).toEqual(['product', 'registration_request']);
  const archiving = { client: owner, store, service: 'accounts', keepMonths: 1 };
  await archiveMonths({ ...archiving, now: new Date('2024-04-01T00:00:00Z') }, auditLogMonths);
  expect(await matters()).toEqual(before);
  await archiveMonths({ ...archiving, now: new Date('2024-05-01T00:00:00Z') }, auditLogMonths);
  expect(await count('audit_log')).toBe(0);
  expect(await matters()).toEqual(before);
});

it('an entry that comes while its month leaves is kept among the last words too', async () => {
  const late = systemIds.next();
  const meanwhile = {
    query: async (...given: [string, unknown[]]) => {
      if (given[0].includes('detach partition audit_log_2024_04'))
        await log(
          { entity: 'invoice', status: 'Issued', at: '2024-04-09T10:00:00Z' },
          { entityId: late, conflict: '' },
        );
      return owner.query(...given);
    },
  } as unknown as pg.Client;
  await makeMonths(owner, auditLogMonths, new Date('2024-04-10T00:00:00Z'));
  await archiveMonths(
    { client: meanwhile, store, service: 'accounts', now: new Date('2024-06-01T00:00:00Z'), keepMonths: 1 },
    auditLogMonths,
  );
  expect(await count('audit_log')).toBe(0);
  expect(await matters()).toContain('invoice');
});
