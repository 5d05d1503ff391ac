import { describe, expect, it } from '@jest/globals';
import { declineClass } from './decline-class.js';
import {
  giveUp,
  lastDay,
  nextAttemptOn,
  prepareCharge,
  recordAttempt,
  type PeriodCharge,
} from './dunning.js';

const { charge: due } = prepareCharge('2026-03-01');
const names = (step: { events: readonly { event: string }[] }): string[] =>
  step.events.map(({ event }) => event.replace('Subscription', ''));

/** Tries on the planned days, one decline after the other. */
function declines(...reasons: string[]): PeriodCharge {
  return reasons.reduce(
    (charge, reason) => recordAttempt(charge, nextAttemptOn(charge) ?? lastDay(charge), reason).charge,
    due,
  );
}

describe('the charge of a period', () => {
  it('is tried on days 0, 3, 7 and 14 while declines are soft', () => {
    const planned = [
      declines(),
      declines('high_risk'),
      declines('a', 'b'),
      declines('a', 'b', 'c'),
      declines('a', 'b', 'c', 'd'),
    ].map(nextAttemptOn);
    expect(planned).toEqual(['2026-03-01', '2026-03-04', '2026-03-08', '2026-03-15', null]);
  });

  it('fails with the fourth decline, and the subscription ends', () => {
    const last = recordAttempt(declines('a', 'b', 'c'), '2026-03-15', 'expired_card');
    expect(names(last)).toEqual(['PaymentChargeAttempted', 'PaymentDeclined', 'PaymentFailed', 'Ended']);
    expect(last.charge).toMatchObject({ attempts: 4, state: 'FAILED' });
  });

  it('waits for a new card after a hard decline, until day 14', () => {
    const waiting = recordAttempt(due, '2026-03-01', 'expired_card');
    expect(names(waiting)).toEqual([
      'PaymentChargeAttempted',
      'PaymentDeclined',
      'PastDue',
      'PaymentMethodUpdateRequested',
    ]);
    expect(nextAttemptOn(waiting.charge)).toBeNull();
    expect(names(giveUp(waiting.charge, lastDay(waiting.charge)))).toEqual(['PaymentFailed', 'Ended']);
    expect(lastDay(waiting.charge)).toBe('2026-03-15');
  });

  it('goes back to the plan when the new card is declined softly', () => {
    const withNewCard = recordAttempt(declines('expired_card'), '2026-03-06', 'insufficient_funds');
    expect(nextAttemptOn(withNewCard.charge)).toBe('2026-03-08');
    expect(names(withNewCard)).toEqual(['PaymentChargeAttempted', 'PaymentDeclined']);
  });

  it('is over on day 14 even after few tries', () => {
    expect(recordAttempt(declines('expired_card'), '2026-03-15', 'insufficient_funds').charge.state).toBe(
      'FAILED',
    );
  });

  it('asks the customer to confirm and goes on trying', () => {
    const challenged = recordAttempt(due, '2026-03-01', '3ds_challenge_abandoned');
    expect(names(challenged)).toEqual([
      'PaymentChargeAttempted',
      'PaymentDeclined',
      'PastDue',
      'CustomerAuthenticationRequested',
    ]);
    expect(nextAttemptOn(challenged.charge)).toBe('2026-03-04');
  });

  it('takes an unknown reason for a soft one', () => {
    expect(
      [
        'insufficient_funds',
        'something_new',
        'expired_card',
        'rejected_by_customer',
        'authentication_challenge',
      ].map(declineClass),
    ).toEqual(['SOFT', 'SOFT', 'HARD', 'HARD', 'AUTHENTICATION']);
  });
});
