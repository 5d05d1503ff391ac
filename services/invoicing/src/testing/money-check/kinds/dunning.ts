import { z } from 'zod';
import {
  giveUp,
  lastDay,
  nextAttemptOn,
  prepareCharge,
  recordAttempt,
  type DunningEvent,
  type PeriodCharge,
} from '@cotta/reference/dunning.js';
import { date } from '../fields.js';
import { defineKind } from '../kind.js';

const input = z.strictObject({
  charge_on: date,
  outcomes: z.array(z.string()),
  new_payment_method_on: date.nullish(),
});

/** Plays the scheduler: tries while the example knows an outcome; a new card of which it says nothing works. */
export const dunningKind = defineKind(input, (given) => {
  const outcomes = [...given.outcomes];
  const prepared = prepareCharge(given.charge_on);
  const events: DunningEvent[] = [...prepared.events];
  let charge = prepared.charge;
  let newCardOn = given.new_payment_method_on ?? null;
  const attempt = (on: string): void => {
    const outcome = outcomes.shift() ?? 'captured';
    const step = recordAttempt(charge, on, outcome === 'captured' ? null : outcome);
    charge = step.charge;
    events.push(...step.events);
  };
  for (let on = attemptDay(charge, newCardOn); on !== null; on = attemptDay(charge, newCardOn)) {
    const withNewCard = charge.state === 'AWAITING_NEW_CARD';
    if (!withNewCard && outcomes.length === 0) break;
    if (withNewCard) newCardOn = null;
    attempt(on);
  }
  if (charge.state === 'AWAITING_NEW_CARD') events.push(...giveUp(charge, lastDay(charge)).events);
  return { number_of_attempts: charge.attempts, events };
});

function attemptDay(charge: PeriodCharge, newCardOn: string | null): string | null {
  if (charge.state !== 'AWAITING_NEW_CARD') return nextAttemptOn(charge);
  const inTime =
    newCardOn !== null &&
    newCardOn >= (charge.lastAttemptOn ?? charge.chargeOn) &&
    newCardOn <= lastDay(charge);
  return inTime ? newCardOn : null;
}
