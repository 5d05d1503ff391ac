import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { eva } from '../money/order-desk.js';
import { expires, holderOf, newOwner, petra, renewal, ServiceDesk, visitor } from './service-desk.js';

let at: ServiceDesk;

beforeAll(async () => {
  at = await ServiceDesk.open(new FakeClock('2026-07-01T09:00:00Z'));
});
afterAll(() => at.close());

describe('an order without an account', () => {
  const deedOrder = async (more: object = {}) =>
    at.order(visitor, {
      serviceName: 'ownership-transfer',
      contactEmail: 'petra@example.test',
      contactName: 'Petra',
      quote: (await at.quoteFor('ownership-transfer', 'EU', null, 1)).quote,
      parameters: {
        jurisdiction: 'EU',
        number: '017899001',
        name: 'Lumara',
        kind: 'sale',
        currentOwner: 'Old s.r.o.',
        newOwner,
      },
      ...more,
    });
  const seenBy = async (viewer: Viewer, id: string) =>
    (
      await at.answerOf(at.fixtures.requests, viewer, 'query ($id: ID!) { serviceRequest(id: $id) { id } }', {
        id,
      })
    ).serviceRequest;
  const productsOf = async (viewer: Viewer, id: string) =>
    (await at.answerOf(at.desk.fixture, viewer, 'query ($id: ID!) { product(id: $id) { id } }', { id }))
      .product;

  it('moves with its deed, its payment and its invoice to whoever proved its address, and to nobody else', async () => {
    const deed = await at.uploaded();
    const placed = await deedOrder({ deedUpload: deed.uploadToken });
    await at.settle();
    const held = holderOf(placed.serviceRequestId);
    expect([await at.opens(held, deed.documentId), await at.opens(visitor, deed.documentId)]).toEqual([
      true,
      false,
    ]);
    // Eva has an account under another address: the number of the order opens nothing for her, and she cannot ask for it.
    expect([
      await seenBy(eva, placed.serviceRequestId),
      await productsOf(eva, placed.productId),
      await at.deedsOf(eva, placed.serviceRequestId),
    ]).toEqual([null, null, []]);
    const { errors } = await at.fixtures.requests.ask(
      eva,
      'mutation ($id: ID!) { askForServiceAccount(id: $id, input: {}) { __typename } }',
      { id: placed.serviceRequestId },
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(
      await at.step(
        at.fixtures.requests,
        visitor,
        'AskForServiceAccount',
        placed.serviceRequestId,
        {},
        'ServiceRequest',
      ),
    ).toMatchObject({ refused: 'NOT_FOUND' });
    expect(
      await at.step(
        at.fixtures.requests,
        held,
        'AskForServiceAccount',
        placed.serviceRequestId,
        {},
        'ServiceRequest',
      ),
    ).toEqual({ id: placed.serviceRequestId });

    await at.proved(placed.serviceRequestId, petra.userId);
    await at.proved(placed.serviceRequestId, eva.userId);
    await at.settle();
    expect([await seenBy(petra, placed.serviceRequestId), await productsOf(petra, placed.productId)]).toEqual(
      [{ id: placed.serviceRequestId }, { id: placed.productId }],
    );
    expect(await at.deedsOf(petra, placed.serviceRequestId)).toEqual([deed.documentId]);
    expect([
      await seenBy(eva, placed.serviceRequestId),
      await productsOf(eva, placed.productId),
      await at.deedsOf(eva, placed.serviceRequestId),
    ]).toEqual([null, null, []]);
    expect(
      await at.desk.fixture.db.query('select distinct user_id from invoice where product_id = $1', [
        placed.productId,
      ]),
    ).toEqual([{ user_id: petra.userId }]);
  });

  it('that was paid as a visitor finds its mark once its owner has it with us, and the renewal is ordered there', async () => {
    const number = '017899002';
    const quoted = await at.quoteFor('trademark-renewal', 'EU', expires);
    const placed = await at.order(visitor, {
      serviceName: 'trademark-renewal',
      contactEmail: 'petra@example.test',
      contactName: 'Petra',
      parameters: renewal({ number }),
      quote: quoted.quote,
    });
    await at.settle();
    await at.pay(placed.productId, holderOf(placed.serviceRequestId));
    await at.proved(placed.serviceRequestId, petra.userId);
    await at.settle();
    const evas = await at.markOf(eva, { number });
    await at.settle();
    await at.addedBy(eva, evas, number);
    await at.settle();
    expect((await at.markRow(evas)).ordered).toBeNull();
    const petras = await at.markOf(petra, { number });
    await at.settle();
    await at.addedBy(petra, petras, number);
    await at.settle();
    expect((await at.markRow(petras)).ordered).not.toBeNull();
    expect(
      await at.fixtures.requests.db.query('select trademark_id, status from service_request where id = $1', [
        placed.serviceRequestId,
      ]),
    ).toEqual([{ trademark_id: petras, status: 'Paid' }]);
  });

  it('shows nobody the deed of somebody else: an upload that is taken stays where it is, and a person asks for another', async () => {
    const deed = await at.uploaded();
    const [first, second] = [
      await deedOrder({ deedUpload: deed.uploadToken }),
      await deedOrder({ deedUpload: deed.uploadToken, contactEmail: 'other@example.test' }),
    ];
    await at.settle();
    expect([
      await at.opens(holderOf(first.serviceRequestId), deed.documentId),
      await at.opens(holderOf(second.serviceRequestId), deed.documentId),
    ]).toEqual([true, false]);
    expect(await at.tasks(second.publicId)).toEqual([
      expect.stringMatching(
        new RegExp(`^${second.publicId} · Lumara .*the deed is not this order’s: ask for it again: Open$`),
      ),
    ]);
  });

  it('is not placed with a document it only knows the id of', async () => {
    const deed = await at.uploaded();
    expect(await deedOrder({ deedUpload: deed.documentId })).toMatchObject({
      refused: 'INPUT_INVALID',
      fields: [{ path: ['deedUpload'], code: 'UPLOAD_NOT_FOUND' }],
    });
    const parameters = {
      jurisdiction: 'EU',
      number: '1',
      name: 'Lumara',
      currentOwner: 'Old s.r.o.',
      newOwner,
      assignmentDeedDocumentId: deed.documentId,
    };
    expect(await deedOrder({ parameters })).toMatchObject({
      refused: 'INPUT_INVALID',
      fields: [{ path: ['parameters', 'assignmentDeedDocumentId'], code: 'UNKNOWN_FIELD' }],
    });
  });
});
