import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { recordDecider } from '../../model/decider/record-decider.js';
import type { Command, DomainEvent } from '../../model/decider/decider.js';
import { f } from '../../model/field/field.js';
import { defineResource, everyRow } from '../../model/resource/define.js';
import { nameBasedId, systemIds } from '../../model/words/ids.js';
import { staff, type Viewer } from '../../model/words/viewer.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { handleCommand, handleCommandIn } from '../commands/handle-command.js';
import { openDatabase } from '../database/open.js';
import { inTransaction } from '../database/transaction.js';
import { readStream } from '../event-store/read-stream.js';
import { resourceEntity } from '../reading/entity.js';
import { rebuildCheck } from '../rebuild/rebuild.js';
import { dropOldParts, forgetParts, keepPart, partOf } from './data-copy-part.js';
import { erasePerson, type Erased } from './erase-person.js';
import { gatherPerson } from './gather-person.js';

const member = defineResource({
  name: 'Member',
  table: 'member',
  doc: 'Somebody of a club.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: ({ userId }) => ({ userId }) },
  retained: {
    law: 'Boards are kept for ten years.',
    only: { field: 'role', values: ['Board'] },
  },
  fields: {
    userId: f.ref('User', 'Whose.', { as: 'user', optional: true }),
    name: f.text('Name.', { max: 40, personal: true }),
    email: f.email('Where to write.', { personal: true }),
    phone: f.phone('Where to call.', { personal: true, optional: true }),
    nicknames: f.list(f.text('Nickname.', { max: 20 }), { max: 3, personal: true }),
    role: f.enumeration('What they do.', { name: 'MemberRole', values: ['Plain', 'Board'] }),
    note: f.longText('What staff think.', { max: 90, optional: true, visibleTo: staff }),
    pin: f.text('Opens the door.', { max: 9, optional: true, secret: true }),
  },
});
const members = recordDecider(
  member,
  { added: 'MemberJoined', amended: 'MemberChanged', removed: 'MemberLeft' },
  {
    writable: ['userId', 'name', 'email', 'phone', 'nicknames', 'role', 'note', 'pin'],
    create: staff,
    update: staff,
    remove: staff,
    subject: ({ userId }) => userId ?? undefined,
  },
);
const visit = defineResource({
  name: 'Visit',
  table: 'visit',
  doc: 'When somebody came, and from where; for staff.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    userId: f.ref('User', 'Whose.', { as: 'user', optional: true, filterable: true }),
    place: f.text('From where.', { max: 40, personal: true }),
    count: f.integer('How often.'),
  },
});
const visits = recordDecider(
  visit,
  { added: 'VisitNoted', amended: 'VisitChanged', removed: 'VisitStruck' },
  { writable: ['userId', 'place', 'count'], create: staff, update: staff, remove: staff },
);

const resources = [member, visit];
const eva = nameBasedId('eva');
const jan = nameBasedId('jan');
const admin: Viewer = { role: 'admin', userId: nameBasedId('admin'), locale: 'en', scopes: [] };
let fresh: FreshDatabase;
let db: DataSource;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [], resources });
  db = await openDatabase({
    url: fresh.ownerUrl,
    applicationName: 'spec',
    entities: resources.map(resourceEntity),
  });
});
beforeEach(async () => {
  for (const table of [
    'member',
    'visit',
    'row_change',
    'event_order',
    'tracking_event',
    'stream',
    'data_copy_part',
  ])
    await db.query(`delete from ${table}`);
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

async function run(
  command: Command<never, DomainEvent, never> | object,
  streamId: string,
  input: object,
): Promise<string> {
  const outcome = await handleCommand(testRuntime(db), {
    command: command as Command<unknown, DomainEvent>,
    streamId,
    input: input as Record<string, unknown>,
    viewer: admin,
    commandId: systemIds.next(),
  });
  expect(outcome).toHaveProperty('eventIds');
  return streamId;
}
const join = (userId: string, more: object = {}) =>
  run(members.create, systemIds.next(), {
    userId,
    name: 'Eva Nová',
    email: 'eva@firma.sk',
    phone: '+421900123456',
    nicknames: ['Evka'],
    role: 'Plain',
    note: 'Pays late',
    pin: '1234',
    ...more,
  });
const erase = (userId: string, keys: Parameters<typeof erasePerson>[1]['keys'] = {}): Promise<Erased> =>
  inTransaction(db, (tx) => erasePerson(tx, { userId, resources, keys }));
const row = async (table: string, id: string): Promise<object | undefined> =>
  (await db.query(`select * from ${table} where id = $1`, [id]))[0];
const facts = async (id: string): Promise<object[]> =>
  (await inTransaction(db, (tx) => readStream(tx, id))).map(({ data }) => data);

describe('a person who is erased', () => {
  it('is in no row and no fact any more, and what was not theirs alone stays', async () => {
    const id = await join(eva);
    await run(members.update, id, { phone: '+421911111111' });
    expect(await erase(eva)).toEqual({ rows: 1, events: 2, retained: [], streamIds: [id] });
    expect(await row('member', id)).toMatchObject({
      name: '',
      email: `erased-${id}@erased.invalid`,
      phone: null,
      nicknames: [],
      role: 'Plain',
      note: 'Pays late',
      user_id: eva,
    });
    expect(await facts(id)).toEqual([
      {
        userId: eva,
        name: '',
        email: `erased-${id}@erased.invalid`,
        phone: null,
        nicknames: [],
        role: 'Plain',
        note: 'Pays late',
        pin: '1234',
      },
      { phone: null },
    ]);
    const whole: { text: string }[] = await db.query(
      `select coalesce(string_agg(e::text, ''), '') || (select coalesce(string_agg(c::text, ''), '') from row_change c) as text from tracking_event e`,
    );
    // Whole numbers: a part of one may stand in any id or instant.
    for (const trace of ['Nov', 'firma', '421900123456', '421911111111', 'Evka'])
      expect(whole[0]?.text).not.toContain(trace);
  });

  it('leaves rows that are what their facts say', async () => {
    await join(eva);
    await erase(eva);
    const report = await rebuildCheck(db, [members.aggregate, visits.aggregate]);
    expect(report.differences).toEqual([]);
  });

  it('is erased once: doing it again changes nothing more', async () => {
    const id = await join(eva);
    await erase(eva);
    const before = [await row('member', id), await facts(id)];
    expect(await erase(eva)).toMatchObject({ events: 0, streamIds: [id] });
    expect([await row('member', id), await facts(id)]).toEqual(before);
  });

  it('takes nothing of anybody else along', async () => {
    const mine = await join(eva);
    const theirs = await join(jan, { name: 'Jan', email: 'jan@firma.sk' });
    expect((await erase(eva)).streamIds).toEqual([mine]);
    expect(await row('member', theirs)).toMatchObject({
      name: 'Jan',
      email: 'jan@firma.sk',
      nicknames: ['Evka'],
    });
    expect(await facts(theirs)).toEqual([expect.objectContaining({ name: 'Jan' })]);
  });

  it('is erased from facts of rows that are gone', async () => {
    const id = await join(eva);
    await run(members.remove, id, {});
    expect(await erase(eva)).toMatchObject({ rows: 0, streamIds: [id] });
    expect(JSON.stringify(await facts(id))).not.toContain('Nov');
  });

  it('is erased from facts that say of whom they are, though nothing else does', async () => {
    const id = await join(eva);
    await run(members.remove, id, {});
    await db.query(`update tracking_event set data = data - 'userId' where stream_id = $1`, [id]);
    expect(await erase(eva)).toMatchObject({ streamIds: [id] });
    expect(JSON.stringify(await facts(id))).not.toContain('Nov');
  });

  it('is erased as nobody’s work: what came before in the same transaction did not change the row', async () => {
    await join(eva);
    const noted = await inTransaction(db, async (tx) => {
      const outcome = await handleCommandIn(tx, testRuntime(db), {
        command: visits.create,
        streamId: systemIds.next(),
        input: { userId: jan, place: 'Nitra', count: 1 },
        viewer: admin,
        commandId: systemIds.next(),
      });
      await erasePerson(tx, { userId: eva, resources, keys: {} });
      return 'eventIds' in outcome ? outcome.eventIds : [];
    });
    expect(await db.query('select entity from row_change where event_id = any($1)', [noted])).toEqual([
      { entity: 'visit' },
    ]);
  });

  it('stays where a law wants it, which is told with the number of rows', async () => {
    const board = await join(eva, { role: 'Board' });
    const plain = await join(eva);
    expect(await erase(eva)).toMatchObject({
      rows: 1,
      retained: [{ entity: 'member', law: 'Boards are kept for ten years.', rows: 1 }],
      streamIds: [plain],
    });
    expect(await row('member', board)).toMatchObject({ name: 'Eva Nová', email: 'eva@firma.sk' });
    expect(JSON.stringify(await facts(board))).toContain('Eva Nová');
  });

  it('takes keys along that no field bears, however deep they lie', async () => {
    const id = await join(eva);
    await db.query(
      `update tracking_event set data = data || '{"contact": {"street": "Dlhá", "no": 1, "lines": [{"street": "Krátka"}]}}' where stream_id = $1`,
      [id],
    );
    await erase(eva, { member: { street: 'nothing' } });
    expect(await facts(id)).toEqual([
      expect.objectContaining({ contact: { street: null, no: 1, lines: [{ street: null }] } }),
    ]);
  });

  it('cannot be made into something else: a key becomes nothing, text, list or address', async () => {
    const id = await join(eva);
    await expect(
      db.query('select erase_events($1, $2)', [[id], JSON.stringify({ name: 'Jan' })]),
    ).rejects.toThrow(/can only become nothing, text, list or address/);
  });

  it('that nobody knows leaves everything as it is', async () => {
    await join(eva);
    expect(await erase(nameBasedId('nobody'))).toEqual({ rows: 0, events: 0, retained: [], streamIds: [] });
  });
});

describe('what a service holds of a person', () => {
  const gather = (userId: string) => inTransaction(db, (tx) => gatherPerson(tx, resources, userId));

  it('is their rows without what staff keep for themselves, and what is personal of rows for staff', async () => {
    const id = await join(eva);
    await join(jan);
    await run(visits.create, systemIds.next(), { userId: eva, place: 'Nitra', count: 3 });
    const { content, rows } = await gather(eva);
    expect(rows).toBe(2);
    expect(content['member']).toEqual([
      expect.objectContaining({ id, name: 'Eva Nová', email: 'eva@firma.sk' }),
    ]);
    for (const hidden of ['note', 'pin']) expect(content['member']?.[0]).not.toHaveProperty(hidden);
    expect(content['visit']).toEqual([
      { id: expect.any(String), createdAt: expect.any(Date), place: 'Nitra' },
    ]);
  });

  it('is all of it, also when it is more than one page', async () => {
    await db.query(
      `insert into visit (id, version, user_id, place, count, created_at, updated_at) select gen_random_uuid(), 1, $1, 'Nitra', n, now(), now() from generate_series(1, 250) n`,
      [eva],
    );
    expect((await gather(eva)).rows).toBe(250);
  });

  it('is nothing of somebody nobody knows', async () =>
    expect(await gather(nameBasedId('nobody'))).toEqual({ content: {}, rows: 0 }));
});

describe('a part of a copy that was put aside', () => {
  const copyId = nameBasedId('copy');
  const askedAt = new Date('2026-03-02T09:00:00Z');
  const content = { member: [{ name: 'Žofia' }] };
  const keep = (change: object = {}) =>
    inTransaction(db, (tx) => keepPart(tx, { copyId, userId: eva, content, askedAt, ...change }));
  const fetched = (change: object = {}) =>
    partOf(db.manager, { copyId, userId: eva, now: askedAt, ...change });

  it('is fetched by its person alone', async () => {
    await keep();
    expect(await fetched()).toEqual(content);
    expect(await fetched({ userId: jan })).toBeUndefined();
    expect(await fetched({ copyId: nameBasedId('another') })).toBeUndefined();
  });

  it('is there for eight days, and then goes', async () => {
    await keep();
    const days = (count: number, seconds: number) =>
      new Date(askedAt.getTime() + count * 86_400_000 + seconds * 1000);
    expect(await fetched({ now: days(8, -1) })).toEqual(content);
    expect(await fetched({ now: days(8, 0) })).toBeUndefined();
    await dropOldParts(db.manager, days(8, -1));
    expect(await fetched()).toEqual(content);
    await dropOldParts(db.manager, days(8, 0));
    expect(await fetched()).toBeUndefined();
  });

  it('gives way to the next copy of the same person', async () => {
    await keep();
    await keep({ copyId: nameBasedId('next'), content: {} });
    expect([await fetched(), await fetched({ copyId: nameBasedId('next') })]).toEqual([undefined, {}]);
  });

  it('goes with its person', async () => {
    await keep();
    await keep({ copyId: nameBasedId('other'), userId: jan });
    await inTransaction(db, (tx) => forgetParts(tx, eva));
    expect(await fetched()).toBeUndefined();
    expect(await fetched({ copyId: nameBasedId('other'), userId: jan })).toEqual(content);
  });
});
