import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { Readable } from 'node:stream';
import { openAccountsFixture, type AccountsFixture } from '../testing/accounts-fixture.js';
import { staffReadsRoute } from './staff-reads-route.js';

const admin: Viewer = { role: 'admin', userId: nameBasedId('admin'), locale: 'en', scopes: [] };
const [lawyer, client, invoice] = [systemIds.next(), systemIds.next(), systemIds.next()];
let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture('2026-03-02T10:00:00Z');
});
afterAll(() => fixture.close());

async function announce(body: object, viewer: Viewer = systemViewer): Promise<number> {
  const response = {
    statusCode: 0,
    writeHead(status: number) {
      this.statusCode = status;
      return this;
    },
    setHeader: () => undefined,
    end: () => undefined,
  };
  const request = Object.assign(Readable.from([Buffer.from(JSON.stringify(body))]), { headers: {} });
  await staffReadsRoute(fixture.runtime).handle({
    request,
    response,
    context: { viewer },
    params: {},
    search: new URLSearchParams(),
  } as unknown as RouteCall);
  return response.statusCode;
}
const entries = async (): Promise<unknown[]> =>
  (
    await fixture.ask(
      admin,
      '{ auditLogList(filter: { event: { eq: "ReadByStaff" } }, limit: 50) { items { entity entityId source actorKind actorId userId reason } } }',
    )
  ).data.auditLogList.items;

it('what staff were shown of a client stands in the audit log, once an hour for each of them and each row', async () => {
  const reads = [
    { entity: 'invoice', source: 'invoicing', entityId: invoice, userId: client },
    { entity: 'user', source: 'accounts', entityId: client, userId: null },
  ];
  const body = { actorId: lawyer, actorKind: 'lawyer', operation: 'AdminClient', reads };
  expect([await announce(body), await announce(body)]).toEqual([200, 200]);
  const by = { actorKind: 'lawyer', actorId: lawyer, userId: client, reason: 'AdminClient' };
  const expected = [
    { entity: 'invoice', entityId: invoice, source: 'invoicing', ...by },
    { entity: 'user', entityId: client, source: 'accounts', ...by },
  ];
  expect(await entries()).toEqual(expect.arrayContaining(expected));
  expect(await entries()).toHaveLength(2);
  fixture.clock.moveBy({ hours: 1 });
  await announce(body);
  expect(await entries()).toHaveLength(4);
});

it('nobody but the gateway writes there, and nothing of another form', async () => {
  const before = (await entries()).length;
  expect(
    await announce(
      {
        actorId: lawyer,
        actorKind: 'lawyer',
        operation: 'Q',
        reads: [{ entity: 'user', source: 'accounts', entityId: client, userId: null }],
      },
      admin,
    ),
  ).toBe(403);
  expect(await announce({ actorId: lawyer, actorKind: 'customer', operation: 'Q', reads: [] })).toBe(400);
  expect(await entries()).toHaveLength(before);
});
