import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { signFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { given } from '@cotta/kit/testing/spec.js';
import type { RegistrationRequestEvent } from '../events.js';
import { missingFromOrder } from './order-completeness.js';
import {
  about,
  admin,
  approved,
  asked,
  byLink,
  client,
  clientId,
  mark,
  orderDraft,
  testKey,
} from '../../testing/facts.js';
import { at, paidAt, started } from '../../testing/paid-order.js';
import { defineCreateOrder, goOnWithOrder } from './order-transitions.js';

type Fact = RegistrationRequestEvent;
const now = '2026-01-15T10:00:00Z';
const createOrder = defineCreateOrder(testKey).command;
const input = {
  services: ['registration'],
  orderedItems: ['EU'],
  currency: 'EUR',
  filingClassesCount: 1,
  termsAccepted: true,
  termsVersion: '2026-03',
};
const drafted = (draft = orderDraft()): Fact => ({ type: 'OrderDraftSaved', data: { orderDraft: draft } });
const missing = (draft: ReturnType<typeof orderDraft>) =>
  missingFromOrder(draft).map(({ path, code }) => `${path.join('.')} ${code}`);

describe('an order with a draft', () => {
  const twoInTheStates = orderDraft({
    jurisdictions: ['UK', 'US'],
    officeGoods: [
      {
        jurisdiction: 'US',
        goods: [
          { classNumber: 9, terms: [] },
          { classNumber: 11, terms: [] },
        ],
      },
    ],
  });
  const quote = (filings: readonly string[]) =>
    signFacts(
      {
        use: 'quote',
        facts: { quoteId: clientId, total: 1, currency: 'EUR', jurisdictions: ['US', 'UK'], filings },
        expiresAt: new Date('2026-01-20T00:00:00Z'),
      },
      testKey,
    );
  const place = (filings: readonly string[]) =>
    given(asked(), approved(), drafted(twoInTheStates)).when(
      createOrder,
      { ...input, quote: quote(filings) },
      { viewer: byLink('verification-receipt'), now },
    );

  it('is for its offices and the classes of each, and keeps the version of the terms', () => {
    const placed = place(['US 2', 'UK 1']);
    expect(placed.events()[0]?.data).toMatchObject({
      about: { jurisdictions: ['UK', 'US'] },
      columns: {
        jurisdictions: ['UK', 'US'],
        classes: [9, 11],
        filingClassesCount: 2,
        termsVersion: '2026-03',
      },
    });
    placed.thenState({ status: 'Order created' });
  });

  it('is refused at a price that was quoted for fewer classes', () =>
    place(['UK 1', 'US 1']).thenRefused('QUOTE_DIFFERS'));

  it('is not placed half filled in', () => {
    const place = (draft: ReturnType<typeof orderDraft>) =>
      given(asked(), approved(), drafted(draft)).when(createOrder, input, {
        viewer: byLink('verification-receipt'),
        now,
      });
    place(orderDraft({ jurisdictions: [] })).thenRefused('OFFICE_NEEDED');
    place(orderDraft({ goods: [] })).thenRefused('INPUT_INVALID');
    expect(isRefusal(place(orderDraft()).events())).toBe(false);
  });
});

describe('an order without a draft', () => {
  const quote = (filings: readonly string[]) =>
    signFacts(
      {
        use: 'quote',
        facts: { quoteId: clientId, total: 120_670, currency: 'EUR', jurisdictions: ['EU'], filings },
        expiresAt: new Date('2026-01-20T00:00:00Z'),
      },
      testKey,
    );
  const begun = (classes: readonly number[]): Fact => ({
    type: 'RegistrationOrderStarted',
    data: {
      about,
      mark: { ...mark, jurisdictions: ['EU'], classes },
      country: 'SK',
      currency: 'EUR',
      sendMarketingEmails: false,
      attribution: [],
      emailKey: 'key-of-jana',
      addressKey: null,
    },
  });
  const place = (classes: readonly number[], filings: readonly string[], otherwise: object = {}) =>
    given(begun(classes)).when(
      createOrder,
      { ...input, quote: quote(filings), ...otherwise },
      { viewer: byLink('verification-receipt'), now },
    );
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  it('is refused at the price of fewer classes, whatever number it says', () => {
    place(ten, ['EU 1'], { filingClassesCount: 10 }).thenRefused('QUOTE_DIFFERS');
    place(ten, ['EU 1']).thenRefused('QUOTE_DIFFERS');
    place(ten, ['EU 10', 'US 10']).thenRefused('QUOTE_DIFFERS');
    place(ten, []).thenRefused('QUOTE_DIFFERS');
  });

  it('is for the classes that were named, at their price', () => {
    expect(place([9, 25], ['EU 2'], { filingClassesCount: 1 }).events()[0]?.data).toMatchObject({
      columns: { orderedUnits: ['EU 9', 'EU 25'], classes: [9, 25], filingClassesCount: 2 },
    });
  });

  it('has classes, whoever quotes', () => {
    place([], ['EU 1']).thenRefused('CLASSES_NEEDED');
    place([], [], { quote: null }).thenRefused('CLASSES_NEEDED');
  });
});

describe('what an order lacks', () => {
  it('is named at once', () => {
    expect(
      missing(
        orderDraft({ owner: {}, goods: [], billing: { sameAsOwner: false, email: 'nobody' } }),
      ).toSorted(),
    ).toEqual([
      'billing.city REQUIRED',
      'billing.country REQUIRED',
      'billing.email NOT_AN_EMAIL',
      'billing.name REQUIRED',
      'billing.street REQUIRED',
      'goods TOO_FEW',
      'owner.city REQUIRED',
      'owner.country REQUIRED',
      'owner.kind REQUIRED',
      'owner.street REQUIRED',
    ]);
    expect(missing(orderDraft())).toEqual([]);
  });

  it.each([
    ['EU', undefined, ['owner.country UNKNOWN_CODE']],
    ['US', undefined, ['owner.state REQUIRED']],
    ['US', 'CA-ON', ['owner.state UNKNOWN_CODE']],
    ['US', 'US-TX', []],
    ['CA', 'CA-ON', []],
    ['AU', undefined, ['owner.state REQUIRED']],
    ['SK', undefined, []],
    ['SK', 'US-TX', ['owner.state NOT_HERE']],
  ])('asks owners from %s with state %s for %j', (country, state, expected) => {
    const owner = {
      kind: 'APPLICANT_INDIVIDUAL' as const,
      firstName: 'Jo',
      lastName: 'Doe',
      street: '1 Main St',
      city: 'Town',
      country,
      ...(state === undefined ? {} : { state }),
    };
    expect(missing(orderDraft({ owner }))).toEqual(expected);
  });
});

describe('an order whose end was asked for', () => {
  const endAskedAt = '2026-01-15T09:00:00.000Z';
  const goOn = (status: string, refundedAt: string | null, viewer = client) =>
    given(started, at('Ready for drafting', { columns: { paidAt, endAskedAt } })).when(
      goOnWithOrder.command,
      {},
      {
        viewer,
        now,
        preloaded: {
          payment: {
            productId: 'p1',
            status,
            paymentType: 'card',
            stillOpenMinor: null,
            currency: 'EUR',
            disputed: false,
            refundedAt: refundedAt === null ? null : new Date(refundedAt),
          },
        },
      },
    );

  it('goes on while no money has gone back since', () => {
    goOn('Paid', null).thenState({ status: 'Ready for drafting' });
    goOn('Partly refunded', '2026-01-14T09:00:00Z').thenState({ status: 'Ready for drafting' });
  });

  it('is its client’s to take up no more once money went back, and an admin’s still', () => {
    goOn('Partly refunded', '2026-01-15T09:30:00Z').thenRefused('REFUND_BEGUN');
    goOn('Refunded', '2026-01-15T09:30:00Z').thenRefused('REFUND_BEGUN');
    goOn('Partly refunded', null).thenRefused('REFUND_BEGUN');
    goOn('Partly refunded', '2026-01-15T09:30:00Z', admin).thenState({ status: 'Ready for drafting' });
  });
});
