import { create, toBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { CHANGES, encrypt, type EncryptedChanges } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { until } from '@cotta/kit/testing/until.js';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { openAccountsFixture, encryptionKey, type AccountsFixture } from '../testing/accounts-fixture.js';

const viewer = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [admin, jana] = [viewer('admin', 'admin'), viewer('customer', 'jana')];
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture('2026-03-02T10:00:00Z');
});
afterAll(() => fixture.close());

async function logged(filter: string, least: number): Promise<Record<string, unknown>[]> {
  let items: Record<string, unknown>[] = [];
  await until(`${least} entries for ${filter}`, async () => {
    const { data } = await fixture.ask(
      admin,
      `{ auditLogList(filter: ${filter}, orderBy: [{ field: CREATED_AT }], limit: 50) { items { entity entityId event source actorKind actorId reason before after userId trademarkId } } }`,
    );
    items = data.auditLogList.items;
    return items.length >= least;
  });
  return items;
}

describe('the audit log', () => {
  it('holds the life of an address with its id and its owner, to the last', async () => {
    const { data } = await fixture.ask(
      jana,
      `mutation { createAddress(input: { street: "Dlhá 1", city: "Nitra", postcode: "949 01", country: "SK" }) { ... on Address { id } ... on Refusal { code } } }`,
    );
    const { id } = data.createAddress;
    fixture.clock.moveBy({ seconds: 1 });
    await fixture.ask(
      jana,
      `mutation ($id: ID!) { updateAddress(id: $id, input: { city: "Košice" }) { ... on Refusal { code } } }`,
      { id },
    );
    fixture.clock.moveBy({ seconds: 1 });
    await fixture.ask(admin, `mutation ($id: ID!) { deleteAddress(id: $id) { ... on Refusal { code } } }`, {
      id,
    });
    const entries = await logged(`{ entityId: { eq: "${id}" } }`, 3);
    const about = {
      entity: 'address',
      entityId: id,
      source: 'accounts',
      userId: jana.userId,
      trademarkId: null,
    };
    expect(entries).toMatchObject([
      {
        ...about,
        event: 'AddressAdded',
        actorKind: 'customer',
        actorId: jana.userId,
        before: null,
        after: { city: 'Nitra' },
      },
      {
        ...about,
        event: 'AddressAmended',
        actorKind: 'customer',
        before: { city: 'Nitra' },
        after: { city: 'Košice' },
      },
      {
        ...about,
        event: 'AddressRemoved',
        actorKind: 'admin',
        actorId: admin.userId,
        before: { city: 'Košice', user_id: jana.userId },
        after: null,
      },
    ]);
  });

  it('holds what other services did to a mark, and why', async () => {
    const [streamId, trademarkId, eventId] = [systemIds.next(), systemIds.next(), systemIds.next()];
    const published: EncryptedChanges = {
      event: 'OfficeActionAmended',
      reason: 'The office moved the date.',
      changes: [
        {
          entity: 'office_action',
          id: streamId,
          before: { due_date: '2026-05-01' },
          after: { due_date: '2026-06-01' },
          trademarkId,
          userId: jana.userId ?? null,
        },
      ],
    };
    const envelope = create(EnvelopeSchema, {
      eventId,
      source: 'trademarks',
      logEpoch: 1,
      category: 'office_action',
      streamId,
      streamVersion: 2,
      position: 7n,
      type: 'cotta.entity.v1.EntityChanged',
      schemaVersion: 1,
      correlationId: eventId,
      occurredAt: timestampFromDate(new Date('2026-03-02T09:00:00Z')),
      actor: { kind: 'lawyer', id: nameBasedId('lawyer'), onBehalfOf: '' },
      sealedChanges: encrypt(Buffer.from(JSON.stringify(published)), encryptionKey, CHANGES),
    });
    const record = { key: streamId, value: toBinary(EnvelopeSchema, envelope), headers: {} };
    await fixture.broker.publisher().publish('tracking.trademarks.v1', [record, record]);
    const entries = await logged(`{ trademarkId: { eq: "${trademarkId}" } }`, 1);
    expect(entries).toMatchObject([
      {
        event: 'OfficeActionAmended',
        source: 'trademarks',
        reason: 'The office moved the date.',
        before: { due_date: '2026-05-01' },
        after: { due_date: '2026-06-01' },
        userId: jana.userId,
      },
    ]);
    expect(
      (await fixture.ask(admin, `{ auditLogCount(filter: { trademarkId: { eq: "${trademarkId}" } }) }`)).data
        .auditLogCount,
    ).toBe(1);
  });

  it('begins, for staff, with the first change as long as nothing lies in the archive', async () => {
    expect((await fixture.ask(admin, '{ auditLogBegins }')).data).toEqual({ auditLogBegins: null });
    expect((await fixture.ask(jana, '{ auditLogBegins }')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('is for staff alone, and nobody writes it', async () => {
    expect((await fixture.ask(jana, '{ auditLogList { items { id } } }')).errors?.[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
    expect(
      fixture.definition.commands.filter((entry) =>
        ('command' in entry ? entry.command : entry).name.includes('AuditLog'),
      ),
    ).toEqual([]);
  });
});
