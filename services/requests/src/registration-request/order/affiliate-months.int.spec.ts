import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { insertRow, sampleRow } from '@cotta/kit/testing/sample-row.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { requestsService } from '../../service.js';
import { serviceRequestResource } from '../../service-request/service-request.resource.js';
import { admin, client, lawyer, passerBy, testKey } from '../../testing/facts.js';
import { registrationRequestResource } from '../registration-request.resource.js';

let orders: ServiceFixture;
const came = new Date('2026-10-05T10:00:00Z');
const after = (days: number, ms = 0): Date => new Date(came.getTime() + days * 86_400_000 + ms);

interface Row {
  readonly affiliate: string | null;
  readonly createdAt?: Date;
  readonly requestedAt?: Date | null;
  readonly orderedAt?: Date | null;
}
const request = (name: string, row: Row) =>
  insertRow(
    orders.db,
    registrationRequestResource,
    sampleRow(registrationRequestResource, name, {
      createdAt: came,
      requestedAt: came,
      orderedAt: null,
      ...row,
    }),
  );
const service = (name: string, row: Row & { partOfId?: string | null; status?: string }) =>
  insertRow(
    orders.db,
    serviceRequestResource,
    sampleRow(serviceRequestResource, name, { createdAt: came, partOfId: null, status: 'Submitted', ...row }),
  );
const id = (name: string): string => nameBasedId('RegistrationRequest', name);

beforeAll(async () => {
  orders = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }));
  await request('check', { affiliate: 'anna' });
  await request('day-30', { affiliate: 'anna', orderedAt: after(30) });
  await request('day-31', { affiliate: 'anna', orderedAt: after(30, 1) });
  await request('day-31-whole', { affiliate: 'anna', orderedAt: after(31) });
  await request('without-check', { affiliate: 'anna', requestedAt: null, orderedAt: after(1) });
  await request('of-nobody', { affiliate: null, orderedAt: after(1) });
  await request('later', { affiliate: 'anna', createdAt: new Date('2026-11-01T00:00:00Z') });
  await request('petr', { affiliate: 'petr', orderedAt: after(2) });
  await service('renewal', { affiliate: 'petr' });
  await service('draft', { affiliate: 'petr', status: 'Draft' });
  await service('part', { affiliate: 'petr', partOfId: nameBasedId('ServiceRequest', 'renewal') });
});
afterAll(() => orders.close());

const months = async (viewer: typeof client, given = '') =>
  orders.ask(
    viewer,
    `{ affiliateMonths${given} { items { affiliate month checks orders orderIds } nextCursor } }`,
  );

describe('what came through affiliates', () => {
  it('is counted by the month in which the client came; an order counts until the thirtieth day and not after', async () => {
    const { data } = await months(admin);
    expect(data.affiliateMonths).toEqual({
      items: [
        { affiliate: 'anna', month: '2026-11-01', checks: 1, orders: 0, orderIds: [] },
        {
          affiliate: 'anna',
          month: '2026-10-01',
          checks: 4,
          orders: 2,
          orderIds: [id('day-30'), id('without-check')].toSorted(),
        },
        {
          affiliate: 'petr',
          month: '2026-10-01',
          checks: 1,
          orders: 2,
          orderIds: [id('petr'), nameBasedId('ServiceRequest', 'renewal')].toSorted(),
        },
      ],
      nextCursor: null,
    });
  });

  it('comes page by page, each row once', async () => {
    const seen: string[] = [];
    let given = '(limit: 1)';
    for (let page = 0; page < 3; page += 1) {
      const { items, nextCursor } = (await months(admin, given)).data.affiliateMonths;
      seen.push(...items.map((row: { month: string; affiliate: string }) => `${row.month}/${row.affiliate}`));
      given = `(limit: 1, after: "${nextCursor}")`;
      expect(nextCursor === null).toBe(page === 2);
    }
    expect(seen).toEqual(['2026-11-01/anna', '2026-10-01/anna', '2026-10-01/petr']);
  });

  it('is for admins alone', async () => {
    for (const viewer of [lawyer, client, passerBy]) {
      const { errors } = await months(viewer);
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(errors?.[0]?.extensions?.['code']);
    }
  });

  it.each(['2026-10-01', "2026-10-01/' or 1=1 --", '2026-99-01', `2026-10-01/${'x'.repeat(65)}`, '/', '<b>'])(
    'goes on after no such place as %j',
    async (place) => {
      const { data, errors } = await months(admin, `(after: ${JSON.stringify(place)})`);
      expect([data, errors?.[0]?.extensions?.['code']]).toEqual([null, 'BAD_USER_INPUT']);
    },
  );
});
