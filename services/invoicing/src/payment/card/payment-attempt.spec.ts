import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newAttempt, onFetchedOrder, type PaymentEvent, type ProviderOrder } from './payment-attempt.js';
import { answerNotification } from './payment-notification.js';

const declined = (id: string, declineReason: string | null = 'insufficient_funds') => ({
  id,
  state: 'declined',
  declineReason,
});
const paid = (id: string) => ({ id, state: 'captured', declineReason: null });
const provider = (given: Partial<ProviderOrder> = {}): ProviderOrder => ({
  id: 'o1',
  type: 'payment',
  state: 'completed',
  amount: 120670,
  currency: 'EUR',
  payments: [paid('p1')],
  ...given,
});

function play(...orders: ProviderOrder[]): { state: string; events: PaymentEvent[] } {
  let attempt = newAttempt(120670, 'EUR');
  const events = orders.flatMap((order) => {
    const step = onFetchedOrder(attempt, order);
    attempt = step.attempt;
    return step.events;
  });
  return { state: attempt.state, events };
}

describe('a payment attempt', () => {
  it('only moves up', () => {
    expect(
      play(provider({ state: 'authorised', payments: [] }), provider({ state: 'pending', payments: [] }))
        .state,
    ).toBe('AUTHORISED');
    expect(play(provider(), provider({ state: 'processing', payments: [] })).state).toBe('CAPTURED');
    expect(play(provider({ state: 'failed', payments: [declined('p1')] })).state).toBe('INITIATED');
  });

  it('is captured once, also when the list of payments is late', () => {
    expect(play(provider(), provider()).events).toEqual([{ type: 'PaymentCaptured', orderId: 'o1' }]);
    const late = provider({ payments: [] });
    expect(play(late, provider(), late, provider()).events).toEqual([
      { type: 'PaymentCaptured', orderId: 'o1' },
    ]);
  });

  it('records each decline once and stays payable', () => {
    const { events, state } = play(
      provider({ state: 'pending', payments: [declined('p1')] }),
      provider({ state: 'pending', payments: [declined('p1'), declined('p2', null)] }),
    );
    expect(events).toEqual([
      { type: 'PaymentDeclined', paymentId: 'p1', reason: 'insufficient_funds' },
      { type: 'PaymentDeclined', paymentId: 'p2', reason: 'declined' },
    ]);
    expect(state).toBe('INITIATED');
  });

  it.each([{ amount: 120669 }, { currency: 'USD' }])(
    'with %j goes to a person and is not captured, once',
    (change) => {
      expect(play(provider(change), provider(change), provider())).toEqual({
        state: 'MANUAL_REVIEW',
        events: [{ type: 'PaymentAmountMismatch' }],
      });
    },
  );

  it('gives back a second capture', () => {
    const second = provider({ id: 'o2', payments: [paid('p2')] });
    expect(play(provider(), { ...second, payments: [] }, provider(), second).events).toEqual([
      { type: 'PaymentCaptured', orderId: 'o1' },
      { type: 'DuplicatePaymentRefunded', orderId: 'o2' },
    ]);
  });

  it('does not take a refund or a chargeback for a payment', () => {
    const refund = provider({ id: 'r1', type: 'refund', payments: [] });
    expect(play(refund, refund)).toEqual({ state: 'INITIATED', events: [{ type: 'RefundCompleted' }] });
    expect(play(provider({ type: 'chargeback' })).events).toEqual([]);
  });

  it('ends the same for every order and repetition of deliveries (invariant 8)', () => {
    const history = [
      provider({ state: 'pending', payments: [declined('p1')] }),
      provider({ state: 'processing', payments: [declined('p1'), declined('p2')] }),
      provider({ payments: [declined('p1'), declined('p2'), paid('p3')] }),
    ];
    const keys = (events: readonly PaymentEvent[]): string[] =>
      events.map((event) => JSON.stringify(event)).toSorted();
    fc.assert(
      fc.property(fc.array(fc.nat(2), { maxLength: 12 }), (arrivals) => {
        const shuffled = play(...[...arrivals, 2].map((index) => history[index] ?? provider()));
        expect(shuffled.state).toBe('CAPTURED');
        expect(keys(shuffled.events)).toEqual(keys(play(...history).events));
      }),
    );
  });
});

describe('a notification', () => {
  it('is refused when it is not genuine, ignored when it is of no use', () => {
    expect(answerNotification('ORDER_COMPLETED', false)).toEqual({ status: 401, fetchOrder: false });
    expect(answerNotification('ORDER_COMPLETED', true)).toEqual({ status: 204, fetchOrder: true });
    expect(answerNotification('SOMETHING_NEW', true)).toEqual({ status: 204, fetchOrder: false });
  });
});
