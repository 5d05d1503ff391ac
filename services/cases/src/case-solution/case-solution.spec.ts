import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { otherOrdered } from './case-solution-rules.js';
import { caseSolutionStatuses } from './case-solution-status.js';
import { caseSolution } from './case-solution.work-item.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const now = '2026-06-15T09:00:00Z';
const items = [{ title: 'Letter', price: { amountMinor: 29_900, currency: 'EUR' } }];
const draft = { caseId: nameBasedId('case'), items, currency: 'EUR', offerSubscription: false };
const past = {
  ...draft,
  userId: nameBasedId('eva'),
  isOffered: true,
  serviceRequestId: nameBasedId('order'),
  offeredAt: '2026-01-01T09:00:00.000Z',
};

// Written by hand from the state machine of the domain notes, part 5.
const lines: Lines = {
  OfferCaseSolution: { from: ['Draft'], to: 'Offered', by: ['lawyer'] },
  OrderCaseSolution: {
    from: ['Offered'],
    to: 'Ordered',
    by: ['customer', 'lawyer', 'admin'],
    input: { clientsWordDocumentId: nameBasedId('mail') },
  },
  ReleaseCaseSolutionWork: { from: ['Ordered'], to: stays, by: [] },
  BeginCaseSolutionWork: { from: ['Ordered'], to: stays, by: [] },
  ReturnCaseSolutionOrder: { from: ['Ordered'], to: 'Offered', by: [] },
  DeliverCaseSolution: { from: ['Ordered'], to: 'Delivered', by: ['lawyer'] },
  DeclineCaseSolution: { from: ['Offered'], to: 'Declined', by: ['customer'] },
  LapseCaseSolution: { from: ['Offered'], to: 'Lapsed', by: [] },
};

function published(more: object): DomainEvent {
  return { type: 'CaseSolutionDrafted', data: { ...past, ...more } };
}

function step(name: string) {
  return anyStep(caseSolution, name);
}

describe('a solution of a case', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(caseSolutionStatuses).toHaveLength(6);
    walkEveryStep({ item: caseSolution, statuses: caseSolutionStatuses, past, lines, now });
  });

  it('is drafted out of the client’s sight, in one currency', () => {
    const [drafted] = given().when(caseSolution.create, draft, { viewer: lawyer }).events();
    expect(drafted?.data).toMatchObject({ status: 'Draft', isOffered: false });
    given()
      .when(caseSolution.create, { ...draft, currency: 'CZK' }, { viewer: lawyer })
      .thenRefused('INPUT_INVALID');
  });

  it('is in the client’s sight from its offer on', () => {
    const [offered] = given(published({ status: 'Draft', isOffered: false }))
      .when(step('OfferCaseSolution'), {}, { viewer: lawyer, now })
      .events();
    expect(offered?.data).toMatchObject({
      status: 'Offered',
      isOffered: true,
      offeredAt: '2026-06-15T09:00:00.000Z',
    });
    given(published({ status: 'Draft', isOffered: false }))
      .when(step('OrderCaseSolution'), {}, { viewer: eva })
      .thenRefused('NOT_FOUND');
  });

  it('is ordered by staff only on the client’s word: a paper, and how it came', () => {
    const order = step('OrderCaseSolution');
    const clientsWordDocumentId = nameBasedId('mail');
    const reason = 'By mail of 12 June';
    const paper = {
      path: ['clientsWordDocumentId'],
      code: 'CLIENTS_WORD',
      message: 'Choose the mail or letter in which the client ordered it.',
    };
    const why = {
      path: ['reason'],
      code: 'CLIENTS_WORD',
      message: 'Say how and when the client ordered it.',
    };
    const offered = given(published({ status: 'Offered' }));
    offered.when(order, {}, { viewer: lawyer }).thenRefused('INPUT_INVALID', { fields: [paper, why] });
    offered.when(order, { reason }, { viewer: lawyer }).thenRefused('INPUT_INVALID', { fields: [paper] });
    expect(offered.when(order, { reason, clientsWordDocumentId }, { viewer: lawyer }).events()).toMatchObject(
      [{ type: 'CaseSolutionOrdered', reason, data: { status: 'Ordered', clientsWordDocumentId } }],
    );
    expect(offered.when(order, {}, { viewer: eva }).events()).toMatchObject([
      { data: { status: 'Ordered' } },
    ]);
  });

  it('is the only one of its case that is ordered', () => {
    given(published({ status: 'Offered' }))
      .when(step('OrderCaseSolution'), {}, { viewer: eva, preloaded: otherOrdered() })
      .thenRefused('OTHER_SOLUTION_ORDERED');
  });

  it('lapses after sixty days', () => {
    given(published({ status: 'Offered', offeredAt: '2026-04-16T09:00:01.000Z' }))
      .when(step('LapseCaseSolution'), {}, { now })
      .thenRefused('STILL_OFFERED');
    given(published({ status: 'Offered', offeredAt: '2026-04-16T09:00:00.000Z' }))
      .when(step('LapseCaseSolution'), {}, { now })
      .thenState({ previousStatus: 'Offered' });
  });

  it('is delivered by a service request', () => {
    given(published({ status: 'Ordered', serviceRequestId: null }))
      .when(step('DeliverCaseSolution'), {}, { viewer: lawyer })
      .thenRefused('SERVICE_REQUEST_NEEDED');
    const [delivered] = given(published({ status: 'Ordered', serviceRequestId: null }))
      .when(step('DeliverCaseSolution'), { serviceRequestId: nameBasedId('late') }, { viewer: lawyer })
      .events();
    expect(delivered?.data).toMatchObject({ status: 'Delivered', serviceRequestId: nameBasedId('late') });
  });

  it('is an order of its own each time, at the sum of its steps', () => {
    const two = [...items, { title: 'Report', price: { amountMinor: 10_000, currency: 'EUR' } }];
    const [ordered] = given(published({ status: 'Offered', items: two }))
      .when(
        step('OrderCaseSolution'),
        { country: 'SK' },
        { viewer: eva, now, preloaded: { orderedName: 'Copycat Ltd' } },
      )
      .events();
    expect(ordered?.data).toMatchObject({
      orderedPrice: { amountMinor: 39_900, currency: 'EUR' },
      orderedName: 'Copycat Ltd',
      orderCountry: 'SK',
      paidAt: null,
    });
    expect(ordered?.data).not.toMatchObject({ serviceRequestId: nameBasedId('order') });
  });

  it('is delivered once it is paid', () => {
    const unpaid = { status: 'Ordered', orderedPrice: { amountMinor: 100, currency: 'EUR' } };
    given(published(unpaid))
      .when(step('DeliverCaseSolution'), {}, { viewer: lawyer })
      .thenRefused('WORK_UNPAID');
    expect(
      given(published({ ...unpaid, paidAt: now }))
        .when(step('DeliverCaseSolution'), {}, { viewer: lawyer })
        .events(),
    ).toHaveLength(1);
  });

  it('has no price below nought', () => {
    const off = [...items, { title: 'Less', price: { amountMinor: -1, currency: 'EUR' } }];
    given()
      .when(caseSolution.create, { ...draft, items: off }, { viewer: lawyer })
      .thenRefused('INPUT_INVALID');
  });

  it('costs no more than its client has read; once ordered it changes no more', () => {
    const priced = (amountMinor: number) => [{ title: 'Letter', price: { amountMinor, currency: 'EUR' } }];
    const changed = (status: string, more: Record<string, unknown>) =>
      given(published({ status })).when(caseSolution.update, more, { viewer: lawyer, now });
    changed('Offered', { items: priced(99_900) }).thenRefused('OFFER_KNOWN');
    changed('Offered', { offerSubscription: true }).thenRefused('OFFER_KNOWN');
    changed('Ordered', { items: priced(100) }).thenRefused('OFFER_KNOWN');
    const [cheaper] = changed('Offered', { items: priced(100) }).events();
    expect(cheaper?.data).toMatchObject({ items: priced(100) });
    const [dearer] = changed('Draft', { items: priced(99_900) }).events();
    expect(dearer?.data).toMatchObject({ items: priced(99_900) });
  });

  it('stays once the client has read it', () => {
    given(published({ status: 'Declined' }))
      .when(caseSolution.remove, {}, { viewer: lawyer })
      .thenRefused('RETAINED');
  });
});
