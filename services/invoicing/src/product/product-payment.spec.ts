import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { product } from './product.work-item.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const admin = viewerOf('admin', nameBasedId('admin'));
const now = '2026-04-15T09:00:00Z';
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const order = {
  userId: nameBasedId('eva'),
  kind: 'RegistrationRequest',
  name: 'Registration of Lumara',
  currency: 'EUR',
  net: euro(10_000),
  vat: euro(2300),
  total: euro(12_300),
};

function knownFacts(more: object): DomainEvent {
  return { type: 'ProductCreated', data: { ...order, payableUntil: '2026-04-14', ...more } };
}

function step(name: string) {
  return anyStep(product, name);
}

describe('a product', () => {
  describe('whose transfer an admin reads from the statement', () => {
    const input = { amount: euro(12_300), receivedOn: '2026-04-14', bankReference: 'FT 26-104-7731' };
    const confirm = (more: object, status = 'Checkout completed') =>
      given(knownFacts({ status, paymentType: 'transfer' })).when(
        step('ConfirmProductTransfer'),
        { ...input, ...more },
        { viewer: admin, now },
      );

    it('keeps sum, day and number at the bank, and is paid once that is booked', () => {
      const [event] = confirm({}).events();
      expect(event).toMatchObject({
        type: 'ProductTransferConfirmed',
        data: { amountMinor: 12_300, receivedOn: '2026-04-14', bankReference: 'FT 26-104-7731' },
      });
      expect(event?.data).not.toHaveProperty('status', 'Paid');
    });

    it('takes no day to come, no other currency, nothing and less, at the field', () => {
      for (const [more, path, code, message] of [
        [
          { receivedOn: '2026-04-16' },
          'receivedOn',
          'IN_THE_FUTURE',
          'This day has not come yet; enter the day on the statement.',
        ],
        [
          { amount: { amountMinor: 12_300, currency: 'CZK' } },
          'amount',
          'OTHER_CURRENCY',
          'Another currency was asked for: send the transfer back, or write what the bank made of it.',
        ],
        [{ amount: euro(0) }, 'amount', 'TOO_SMALL', 'Enter what came: more than zero.'],
      ] as const)
        confirm(more).thenRefused('INPUT_INVALID', { fields: [{ path: [path], code, message }] });
    });

    it('is no card that the bank has said yes to', () => {
      given(knownFacts({ status: 'Checkout completed', paymentType: 'card' }))
        .when(step('ConfirmProductTransfer'), input, { viewer: admin, now })
        .thenRefused('PAYMENT_UNDER_WAY');
    });
  });

  describe('that was paid by transfer', () => {
    const paid = knownFacts({ status: 'Paid', paymentType: 'transfer' });
    const other = viewerOf('admin', nameBasedId('other admin'));
    const asked = {
      type: 'ProductTransferBackRequested',
      data: { transferBack: euro(5000), transferBackAskedBy: admin.userId },
    };
    const refund = (events: readonly DomainEvent[], amount: object, viewer = other) =>
      given(paid, ...events).when(step('RefundProduct'), { amount, reason: 'Changed plans' }, { viewer });

    it('goes back with two persons alone: one asks, another confirms', () => {
      const [event] = given(paid)
        .when(
          step('RequestProductTransferBack'),
          { amount: euro(5000), reason: 'Changed plans' },
          { viewer: admin },
        )
        .events();
      expect(event?.data).toMatchObject({ transferBack: euro(5000), transferBackAskedBy: admin.userId });
      const [refunded] = refund([asked], euro(5000)).events();
      expect(refunded?.data).toMatchObject({
        status: 'Partly refunded',
        refunded: euro(5000),
        transferBack: null,
        transferBackAskedBy: null,
      });
    });

    it('does not go back by one person, however he tries', () => {
      refund([], euro(5000)).thenRefused('REFUND_NOT_ASKED');
      refund([asked], euro(5000), admin).thenRefused('SECOND_PERSON_NEEDED');
      refund([asked], euro(5001)).thenRefused('REFUND_DIFFERS', { params: { asked: 5000, currency: 'EUR' } });
      // Asked for once, paid back once: the second refund has to be asked for again.
      const done = {
        type: 'ProductRefunded',
        data: {
          refunded: euro(5000),
          status: 'Partly refunded',
          statusFrom: 'Paid',
          transferBack: null,
          transferBackAskedBy: null,
        },
      };
      refund([asked, done], euro(5000)).thenRefused('REFUND_NOT_ASKED');
      given(paid)
        .when(step('RequestProductTransferBack'), { amount: euro(12_301), reason: 'More' }, { viewer: admin })
        .thenRefused('REFUND_EXCEEDS_PAYMENT', { params: { left: 12_300 } });
      for (const viewer of [viewerOf('lawyer', nameBasedId('lawyer')), eva])
        given(paid)
          .when(step('RequestProductTransferBack'), { amount: euro(100), reason: 'Mine' }, { viewer })
          .thenRejected('FORBIDDEN');
    });

    it('asks whoever asked last not to confirm, so that two who ask in turn still need each other', () => {
      const again = {
        type: 'ProductTransferBackRequested',
        data: { transferBack: euro(5000), transferBackAskedBy: other.userId },
      };
      refund([asked, again], euro(5000), other).thenRefused('SECOND_PERSON_NEEDED');
      expect(refund([asked, again], euro(5000), admin).events()).toHaveLength(1);
    });

    it('needs no second person for what the provider sends back', () => {
      given(knownFacts({ status: 'Paid', paymentType: 'card' }))
        .when(step('RequestProductTransferBack'), { amount: euro(100), reason: 'no' }, { viewer: admin })
        .thenRefused('GOES_BACK_BY_PROVIDER');
      expect(
        given(knownFacts({ status: 'Paid', paymentType: 'card' }))
          .when(step('RefundProduct'), { amount: euro(100), reason: 'goodwill' }, { viewer: admin })
          .events(),
      ).toHaveLength(1);
      given(knownFacts({ status: 'Paid', paymentType: 'card', creditUsed: euro(100) }))
        .when(step('RefundProduct'), { amount: euro(100), reason: 'goodwill' }, { viewer: admin })
        .thenRefused('REFUND_NOT_ASKED');
    });
  });

  describe('whose way to pay is changed', () => {
    const change = (facts: object, paymentType: string) =>
      given(knownFacts(facts)).when(step('ChangeProductPaymentMethod'), { paymentType }, { viewer: eva });

    it('keeps the open order of the provider until it is closed, and gets another attempt afterwards', () => {
      const open = { status: 'Checkout started', paymentType: 'card', gatewayOrderId: 'ord-1', attempt: 1 };
      expect(change(open, 'transfer').events()[0]?.data).toMatchObject({
        paymentType: 'transfer',
        paymentState: 'Initiated',
        attempt: 1,
      });
      expect(
        change(
          { ...open, status: 'Checkout completed', paymentType: 'transfer', gatewayOrderId: null },
          'card',
        ).events()[0]?.data,
      ).toMatchObject({ paymentType: 'card', attempt: 2 });
      // Back at the card before the page was closed: the closed order is not the next one.
      const [closed] = given(knownFacts(open))
        .when(step('CloseProductGatewayOrder'), { gatewayOrderId: 'ord-1' })
        .events();
      expect(closed?.data).toMatchObject({ gatewayOrderId: null, checkoutUrl: null, attempt: 2 });
      given(knownFacts({ ...open, gatewayOrderId: 'ord-2' }))
        .when(step('CloseProductGatewayOrder'), { gatewayOrderId: 'ord-1' })
        .thenRefused('OTHER_GATEWAY_ORDER');
    });

    it('is refused when money is on its way or there, and to strangers', () => {
      change({ status: 'Checkout started', paymentType: 'card' }, 'card').thenRefused('SAME_PAYMENT_METHOD');
      change({ status: 'Checkout completed', paymentType: 'card' }, 'transfer').thenRefused(
        'PAYMENT_UNDER_WAY',
      );
      change(
        { status: 'Checkout completed', paymentType: 'transfer', stillToPay: euro(5000) },
        'card',
      ).thenRefused('PARTLY_PAID', { params: { left: 5000, currency: 'EUR' } });
      given(knownFacts({ status: 'Checkout started', paymentType: 'card' }))
        .when(
          step('ChangeProductPaymentMethod'),
          { paymentType: 'transfer' },
          { viewer: viewerOf('customer', nameBasedId('jan')) },
        )
        .thenRefused('NOT_FOUND');
    });

    it('does not end a checkout with the way that was left', () => {
      given(knownFacts({ status: 'Checkout started', paymentType: 'card' }))
        .when(step('CompleteProductCheckout'), { paymentType: 'transfer' })
        .thenRefused('METHOD_CHANGED');
    });
  });
});
