import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds, nameBasedId } from '@cotta/kit/model/words/ids.js';
import { partOf } from '@cotta/kit/runtime/personal-data/data-copy-part.js';
import { systemViewer, type Role, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { until } from '@cotta/kit/testing/until.js';
import { DataCopyGatheredSchema } from '@cotta/proto/cotta/datacopy/v1/data_copy_pb.js';
import { everyService } from './every-service.js';
import { openAccountsFixture, type AccountsFixture } from '../testing/accounts-fixture.js';
import { activateUser } from './activate-user.js';

const viewer = (role: Role, userId: string): Viewer => ({ role, userId, locale: 'en', scopes: [] });
const admin = viewer('admin', nameBasedId('admin'));
const refusal = '... on Refusal { code }';
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture('2026-03-02T10:00:00Z');
});
afterAll(() => fixture.close());

async function customerOf(email: string): Promise<string> {
  const { data } = await fixture.ask(
    admin,
    `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { ... on User { id } ${refusal} } }`,
    { input: { email, role: 'CUSTOMER', firstname: 'Zdislava', lastname: 'Kvapilová', language: 'sk' } },
  );
  const id: string = data.inviteUser.id;
  await handleCommand(fixture.runtime, {
    command: activateUser,
    streamId: id,
    input: {},
    viewer: systemViewer,
    commandId: systemIds.next(),
  });
  await fixture.ask(
    viewer('customer', id),
    `mutation { createAddress(input: { street: "Kvapilova 7", city: "Modra", postcode: "900 01", country: "SK" }) { ... on Address { id } ${refusal} } }`,
  );
  return id;
}

const ask = async (id: string, as: Viewer = viewer('customer', id)) =>
  (
    await fixture.ask(
      as,
      `mutation ($id: ID!) { askForDataCopy(id: $id) { ... on User { dataCopyId dataCopyUntil } ${refusal} } }`,
      { id },
    )
  ).data?.askForDataCopy;
const state = async (id: string) =>
  (await fixture.ask(viewer('customer', id), '{ viewer { dataCopyId dataCopyAskedAt dataCopyUntil } }')).data
    .viewer;

describe('a copy of one’s data', () => {
  it('holds what this service keeps of the person and nothing of anybody else, for the person alone and for its days', async () => {
    const [id, other] = [await customerOf('zdislava@kvapilova.test'), await customerOf('eva@client.test')];
    expect(await ask(id, viewer('customer', other))).toEqual({ code: 'NOT_FOUND' });
    const { dataCopyId: copyId } = await ask(id);
    const now = fixture.clock.now();
    const part = await until('accounts has put its part aside', () =>
      partOf(fixture.db.manager, { copyId, userId: id, now }),
    );
    expect(part).toMatchObject({
      user: [{ id, email: 'zdislava@kvapilova.test' }],
      user_profile: [{ firstname: 'Zdislava' }],
      address: [{ street: 'Kvapilova 7', userId: id }],
    });
    expect(JSON.stringify(part)).not.toMatch(/eva@client|password|secret|hash/i);
    expect(await partOf(fixture.db.manager, { copyId, userId: other, now })).toBeUndefined();
    expect(
      await partOf(fixture.db.manager, { copyId, userId: id, now: new Date(now.getTime() + 8 * 86_400_000) }),
    ).toBeUndefined();
    expect(await ask(id)).toEqual({ code: 'DATA_COPY_TODAY' });
  });

  it('takes what the account notes of it itself, which goes out under the same name, for nobody’s part', async () => {
    const id = await customerOf('noted@client.test');
    const { dataCopyId: copyId } = await ask(id);
    const before = await state(id);
    await deliver(fixture.runtime, consumerOf(fixture.definition, 'data-copies'), {
      schema: DataCopyGatheredSchema,
      source: 'accounts',
      streamId: id,
      message: { copyId, service: 'requests', rows: 1 },
    });
    expect(await state(id)).toEqual(before);
  });

  it('is announced once every service has put its part aside, and not before', async () => {
    const id = await customerOf('iva@client.test');
    const { dataCopyId: copyId } = await ask(id);
    // Two facts of one account at the same instant: the loser is told again, which nobody does here. Accounts puts its part aside and then notes that it has.
    await until(
      'accounts has noted its own part',
      async () =>
        (
          await fixture.db.query<unknown[]>(
            `select 1 from tracking_event where stream_id = $1 and type = 'DataCopyGathered'`,
            [id],
          )
        )[0],
    );
    const others = everyService.filter((name) => name !== 'accounts');
    for (const service of others) {
      expect((await state(id)).dataCopyUntil).toBeNull();
      await deliver(fixture.runtime, consumerOf(fixture.definition, 'data-copies'), {
        schema: DataCopyGatheredSchema,
        message: { userId: id, copyId, service, rows: 1 },
        source: service,
        streamId: systemIds.next(),
      });
    }
    expect(await until('the copy is whole', async () => (await state(id)).dataCopyUntil ?? undefined)).toBe(
      '2026-03-09',
    );
  });
});

describe('an erasure', () => {
  const logged = (
    userId: string | null,
    entity: string,
    entityId: string,
    status: string | null,
    at: string,
  ): Promise<unknown> =>
    fixture.db.query(
      `insert into audit_log (id, version, created_at, updated_at, entity, entity_id, event, source, occurred_at, actor_kind, before, after, user_id) values ($1, 1, $2, $2, $3, $4, 'Told', 'elsewhere', $2, 'system', null, $5, $6)`,
      [systemIds.next(), at, entity, entityId, status === null ? null : JSON.stringify({ status }), userId],
    );
  const erase = async (id: string) =>
    (
      await fixture.ask(
        viewer('customer', id),
        `mutation ($id: ID!) { requestErasure(id: $id, input: { word: "ERASE" }) { ... on User { status } ${refusal} } }`,
        { id },
      )
    ).data.requestErasure;

  it('waits while something is to be paid, done or ended, also what was begun before there was an account', async () => {
    const id = await customerOf('mila@client.test');
    const [invoice, order, plan] = [systemIds.next(), systemIds.next(), systemIds.next()];
    await logged(null, 'registration_request', order, 'Ready for drafting', '2026-02-01T10:00:00Z');
    expect(await erase(await customerOf('nobody-elses@client.test'))).toEqual({ status: 'DEACTIVATED' });
    await fixture.db.query(
      `insert into audit_log (id, version, created_at, updated_at, entity, entity_id, event, source, occurred_at, actor_kind, after, user_id) values ($1, 1, $2, $2, 'registration_request', $3, 'RequestClaimed', 'requests', $2, 'system', $4, $5)`,
      [systemIds.next(), '2026-02-02T10:00:00Z', order, JSON.stringify({ user_id: id }), id],
    );
    expect(await erase(id)).toEqual({ code: 'ERASURE_BLOCKED' });
    await logged(id, 'registration_request', order, 'Filed', '2026-02-03T10:00:00Z');
    await logged(id, 'invoice', invoice, 'Overdue', '2026-02-04T10:00:00Z');
    expect(await erase(id)).toEqual({ code: 'ERASURE_BLOCKED' });
    await logged(id, 'invoice', invoice, 'Paid', '2026-02-05T10:00:00Z');
    await logged(id, 'brand_subscription', plan, 'Past due', '2026-02-05T10:00:00Z');
    expect(await erase(id)).toEqual({ code: 'ERASURE_BLOCKED' });
    await logged(id, 'brand_subscription', plan, null, '2026-02-06T10:00:00Z');
    expect(await erase(id)).toEqual({ status: 'DEACTIVATED' });
  });
});
