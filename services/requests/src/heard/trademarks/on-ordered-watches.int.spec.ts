import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  TrademarkWatchSubscriptionChangedSchema,
  TrademarkWatchSubscriptionEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { TRADEMARK_WATCH } from '@cotta/reference/watch-price.js';
import { requestsService } from '../../service.js';
import { client, testKey } from '../../testing/facts.js';
import { serviceRequest } from '../../service-request/service-request.work-item.js';
import { orderedWatches } from './on-ordered-watches.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }));
});
afterAll(() => fixture.close());

let streamVersion = 0;
const heard = (watch: string, event: TrademarkWatchSubscriptionEvent, facts: object = {}) => {
  streamVersion += 1;
  return deliver(fixture.runtime, orderedWatches, {
    schema: TrademarkWatchSubscriptionChangedSchema,
    source: 'trademarks',
    streamId: watch,
    streamVersion,
    message: { entityId: watch, event, facts },
  });
};
const orderOf = async (id: string) =>
  (
    await fixture.ask(
      client,
      'query ($id: ID!) { serviceRequest(id: $id) { serviceName status trademarkId price { amountMinor currency } } }',
      { id },
    )
  ).data.serviceRequest;
const { WATCH_SUBSCRIBED, WATCH_BEGUN, WATCH_COMPLETED } = TrademarkWatchSubscriptionEvent;

describe('a watch that was ordered', () => {
  const [watch, order, trademarkId] = [systemIds.next(), systemIds.next(), systemIds.next()];

  it('is a service order at the price of the list', async () => {
    await heard(watch, WATCH_SUBSCRIBED, {
      userId: client.userId,
      serviceRequestId: order,
      trademarkId,
      markName: 'Lumora',
      jurisdictions: ['EU', 'US'],
      orderCountry: 'CZ',
      orderLanguage: 'cs',
      orderedFeeMinor: 18_000n,
      orderedFeeCurrency: 'EUR',
    });
    expect(await orderOf(order)).toEqual({
      serviceName: TRADEMARK_WATCH,
      status: 'QUOTED',
      trademarkId,
      price: { amountMinor: 18_000, currency: 'EUR' },
    });
  });

  it('is worked on while it runs and finished with its report', async () => {
    const { invoiceServiceRequest, confirmServiceRequestPayment } = serviceRequest.steps;
    const call = { streamId: order, viewer: systemViewer };
    await handleCommand(fixture.runtime, {
      ...call,
      command: invoiceServiceRequest,
      commandId: systemIds.next(),
      input: { product: systemIds.next() },
    });
    await heard(watch, WATCH_BEGUN);
    expect((await orderOf(order)).status).toBe('INVOICED');
    await handleCommand(fixture.runtime, {
      ...call,
      command: confirmServiceRequestPayment,
      commandId: systemIds.next(),
      input: {},
    });
    await heard(watch, WATCH_BEGUN);
    expect((await orderOf(order)).status).toBe('IN_PROGRESS');
    await heard(watch, WATCH_COMPLETED);
    expect((await orderOf(order)).status).toBe('FINISHED');
  });

  it('that staff keep without an order makes none', async () => {
    const kept = systemIds.next();
    await heard(kept, WATCH_SUBSCRIBED, { userId: client.userId, trademarkId, jurisdictions: ['EU'] });
    const [row]: { n: number }[] = await fixture.db.query(
      `select count(*)::integer as n from service_request where parameters ->> 'subjectId' = $1`,
      [kept],
    );
    expect(row?.n).toBe(0);
  });
});
