import { describe, expect, it } from '@jest/globals';
import { signFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { draftableUnits, entitledUnits } from './entitlement.js';
import { evolve, nothingRequested } from '../registration-request.js';
import type { RegistrationRequestEvent } from '../events.js';
import {
  admin,
  client,
  clientId,
  otherRequestId,
  owned,
  requestId,
  stranger,
  testKey,
} from '../../testing/facts.js';
import { at, begun } from '../../testing/paid-order.js';
import { defineOrderMore } from './order-more.js';
import { confirmAdditionalOrder, lapseAdditionalOrder } from './settle-additional-order.js';
import { takeOut } from './take-out.js';

type Fact = RegistrationRequestEvent;
const orderMore = defineOrderMore(testKey);
const drafting: readonly Fact[] = [...begun, at('Ready for drafting')];
const sent: readonly Fact[] = [...drafting, at('Sent for review')];

const price = (
  filings: readonly string[],
  { of = requestId, use = 'additional-quote', expiresAt = new Date('2026-02-20T00:00:00Z') } = {},
): string =>
  signFacts(
    { use, facts: { quoteId: clientId, requestId: of, total: 41_000, currency: 'EUR', filings }, expiresAt },
    testKey,
  );
const input = (goods: readonly (readonly [string, number])[], quote: string) => ({
  goods: goods.map(([jurisdiction, classNumber]) => ({ jurisdiction, classNumber, terms: ['Shops'] })),
  quote,
});
const class35 = input([['EU', 35]], price(['EU 1 on 1']));
const entitled = (facts: readonly Fact[]) =>
  entitledUnits(facts.reduce(evolve, nothingRequested).entitlement);

/** Class 35 in the European Union, ordered on top. */
const placed = given(...drafting)
  .when(orderMore, class35, { viewer: client })
  .events();
const [requested] = placed;
const additionalOrderId = requested?.type === 'AdditionalOrderPlaced' ? requested.data.order.id : '';
const paidEvents = given(...drafting, ...placed)
  .when(confirmAdditionalOrder, { additionalOrderId }, { viewer: systemViewer })
  .events();

describe('more than was ordered', () => {
  it('is an order of its own at its own price, and part of nothing until it is paid', () => {
    expect(placed).toMatchObject([
      {
        type: 'AdditionalOrderPlaced',
        data: {
          order: {
            publicId: `${owned.publicId}/2`,
            units: ['EU 35'],
            total: { amountMinor: 41_000, currency: 'EUR' },
            goods: [{ terms: ['Shops'] }],
          },
        },
      },
    ]);
    expect(entitled([...drafting, ...placed])).toEqual(['EU 11']);
    expect(draftableUnits([...drafting, ...placed].reduce(evolve, nothingRequested).entitlement)).toEqual([
      'EU 11',
    ]);
    expect(entitled([...drafting, ...placed, ...paidEvents])).toEqual(['EU 11', 'EU 35']);
  });

  it('has a price for this order as it is now, unchanged and in time', () => {
    const ask = (quote: string, past = drafting) =>
      given(...past).when(orderMore, input([['EU', 35]], quote), { viewer: client });
    ask('forged').thenRefused('QUOTE_INVALID');
    ask(price(['EU 1'], { use: 'quote' })).thenRefused('QUOTE_INVALID');
    ask(price(['EU 1 on 1'], { expiresAt: new Date('2026-01-01T00:00:00Z') })).thenRefused('QUOTE_EXPIRED');
    // The cheaper price of a fourth class, of another order, of another office, of fewer classes.
    for (const quote of [
      price(['EU 1 on 3']),
      price(['EU 1 on 1'], { of: otherRequestId }),
      price(['US 1 on 0']),
      price([]),
    ])
      ask(quote).thenRefused('QUOTE_DIFFERS');
    given(...drafting)
      .when(
        orderMore,
        input(
          [
            ['EU', 35],
            ['EU', 9],
          ],
          price(['EU 1 on 1']),
        ),
        { viewer: client },
      )
      .thenRefused('QUOTE_DIFFERS');
  });

  it('is nothing the order has already, and nothing twice', () => {
    given(...drafting)
      .when(orderMore, input([['EU', 11]], price(['EU 1 on 1'])), { viewer: client })
      .thenRefused('INPUT_INVALID');
    given(...drafting)
      .when(
        orderMore,
        input(
          [
            ['US', 9],
            ['US', 9],
          ],
          price(['US 2 on 0']),
        ),
        { viewer: client },
      )
      .thenRefused('INPUT_INVALID');
  });

  it('is ordered once the order is paid and before it is approved, one at a time', () => {
    for (const past of [
      begun.slice(0, 2),
      begun,
      [...drafting, at('Application approved')],
      [...drafting, at('Filed')],
      [...drafting, at('Withdrawn')],
    ])
      given(...past)
        .when(orderMore, class35, { viewer: client })
        .thenRefused('NOT_OPEN_FOR_MORE');
    expect(
      given(...sent)
        .when(orderMore, class35, { viewer: client })
        .events(),
    ).toHaveLength(1);
    given(...drafting, ...placed)
      .when(orderMore, input([['EU', 9]], price(['EU 1 on 1'])), { viewer: client })
      .thenRefused('ADDITIONAL_ORDER_OPEN');
    given(...drafting, {
      type: 'EndAsked',
      data: { about: owned, status: 'Ready for drafting', columns: { endAskedAt: '2026-01-15T08:00:00Z' } },
    })
      .when(orderMore, class35, { viewer: client })
      .thenRefused('END_ASKED');
  });

  it('is the owner’s wish alone', () => {
    given(...drafting)
      .when(orderMore, class35, { viewer: stranger })
      .thenRefused('NOT_FOUND');
    expect(shutOut(orderMore)).toEqual(['visitor', 'lawyer', 'admin', 'partner']);
    expect(shutOut(takeOut)).toEqual(['visitor', 'lawyer', 'partner']);
  });
});

describe('an additional order that is not paid', () => {
  it('is taken out by its owner or an admin, and leaves nothing behind', () => {
    for (const viewer of [client, admin]) {
      const events = given(...drafting, ...placed)
        .when(takeOut, { additionalOrderId }, { viewer, preloaded: { payment: null } })
        .events();
      expect(events).toMatchObject([{ type: 'AdditionalOrderEnded' }]);
      expect(entitled([...drafting, ...placed, ...events])).toEqual(['EU 11']);
    }
    given(...drafting, ...placed)
      .when(takeOut, { additionalOrderId }, { viewer: stranger, preloaded: { payment: null } })
      .thenRefused('NOT_FOUND');
    given(...drafting, ...placed)
      .when(takeOut, { additionalOrderId: clientId }, { viewer: client, preloaded: { payment: null } })
      .thenRefused('NOT_FOUND');
  });

  it('stays while its money is on its way, and once it is paid', () => {
    const payment = {
      productId: 'p',
      status: 'Checkout completed',
      paymentType: 'card',
      stillOpenMinor: null,
      currency: 'EUR',
      disputed: false,
    };
    given(...drafting, ...placed)
      .when(takeOut, { additionalOrderId }, { viewer: client, preloaded: { payment } })
      .thenRefused('PAYMENT_UNDER_WAY');
    expect(
      given(...drafting, ...placed)
        .when(
          takeOut,
          { additionalOrderId },
          { viewer: client, preloaded: { payment: { ...payment, paymentType: 'transfer' } } },
        )
        .events(),
    ).toHaveLength(1);
    given(...drafting, ...placed, ...paidEvents)
      .when(takeOut, { additionalOrderId }, { viewer: client, preloaded: { payment: null } })
      .thenRefused('NOT_TO_BE_TAKEN_OUT');
  });

  it('lapses once, ends with the approval, and makes room for the next one', () => {
    const lapsed = given(...drafting, ...placed)
      .when(lapseAdditionalOrder, {}, { viewer: systemViewer })
      .events();
    expect(lapsed).toMatchObject([
      { type: 'AdditionalOrderEnded', reason: expect.stringContaining('fourteen days') },
    ]);
    given(...drafting, ...placed, ...lapsed)
      .when(lapseAdditionalOrder, {}, { viewer: systemViewer })
      .then();
    expect(
      given(...drafting, ...placed, ...lapsed)
        .when(orderMore, class35, { viewer: client })
        .events(),
    ).toMatchObject([{ data: { order: { publicId: `${owned.publicId}/3` } } }]);
    const approved: Fact = {
      type: 'ApplicationApproved',
      data: { about: owned, status: 'Application approved', statusFrom: 'Sent for review' },
    };
    given(...sent, ...placed, approved)
      .when(takeOut, { additionalOrderId }, { viewer: client, preloaded: { payment: null } })
      .thenRefused('NOT_TO_BE_TAKEN_OUT');
  });
});

describe('the money of an additional order', () => {
  it('counts once, and also when it comes late', () => {
    given(...drafting, ...placed, ...paidEvents)
      .when(confirmAdditionalOrder, { additionalOrderId }, { viewer: systemViewer })
      .then();
    const lapsed = given(...drafting, ...placed)
      .when(lapseAdditionalOrder, {}, { viewer: systemViewer })
      .events();
    expect(
      given(...drafting, ...placed, ...lapsed)
        .when(confirmAdditionalOrder, { additionalOrderId }, { viewer: systemViewer })
        .events(),
    ).toMatchObject([{ type: 'AdditionalOrderPaid', data: { joins: true } }]);
    expect(
      given(...drafting, ...placed, at('Application approved'))
        .when(confirmAdditionalOrder, { additionalOrderId }, { viewer: systemViewer })
        .events(),
    ).toMatchObject([{ data: { joins: false } }]);
  });

  it('is told by the system alone', () => {
    for (const command of [confirmAdditionalOrder, lapseAdditionalOrder])
      expect(shutOut(command)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']);
  });
});
