import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { CaseSolutionStatus } from './case-solution-status.js';
import { no } from '../refusals.js';

const LAPSE_DAYS = 60;
const DAY_MS = 86_400_000;

/** So long an offer stands. */
export const LAPSE_MS = LAPSE_DAYS * DAY_MS;

interface Solution {
  readonly status?: string;
  readonly currency?: string;
  readonly items?: readonly { readonly price: { readonly amountMinor: number; readonly currency: string } }[];
  readonly askedOn?: string | null;
  readonly offeredAt?: string | null;
  readonly serviceRequestId?: string | null;
}

/** A solution has one currency (ISO 4217): the first item priced in another is refused as `OTHER_CURRENCY` at its price. */
export function currencyProblem({ items = [], currency }: Solution): Refusal | undefined {
  const wrong = items.findIndex(({ price }) => price.currency !== currency);
  return wrong === -1
    ? undefined
    : refuseFields([
        {
          path: ['items', String(wrong), 'price'],
          code: 'OTHER_CURRENCY',
          message: 'All prices of a solution are in its one currency.',
        },
      ]);
}

/** No step takes money off another: `PRICE_NEGATIVE` at the first price below nought. */
export function negativeProblem({ items = [] }: Solution): Refusal | undefined {
  const wrong = items.findIndex(({ price }) => price.amountMinor < 0);
  return wrong === -1
    ? undefined
    : refuseFields([
        {
          path: ['items', String(wrong), 'price'],
          code: 'PRICE_NEGATIVE',
          message: 'A price is nought or more; take the step out instead.',
        },
      ]);
}

const OFFER = ['items', 'currency', 'offerSubscription'] as const;
const sumOf = ({ items = [] }: Solution) => items.reduce((sum, { price }) => sum + price.amountMinor, 0);

/** What the client has read: until it is ordered its price goes down at most, afterwards nothing of it changes; `OFFER_KNOWN`. */
export function offerProblem(before: Solution, changed: Solution): Refusal | undefined {
  const touched = OFFER.filter((key) => key in changed);
  if (touched.length === 0 || before.status === CaseSolutionStatus.draft) return undefined;
  const isCheaper = touched.every((key) => key === 'items') && sumOf(changed) <= sumOf(before);
  return before.status === CaseSolutionStatus.offered && isCheaper ? undefined : no('OFFER_KNOWN');
}

/** What the client asked for comes without a price, which a lawyer names before it is offered: `PRICE_NEEDED`. */
export function priceProblem({ askedOn, items = [] }: Solution): Refusal | undefined {
  return askedOn && items.every(({ price }) => price.amountMinor === 0) ? no('PRICE_NEEDED') : undefined;
}

/** An offer lapses sixty times 24 hours after it was made; before that, and where it was never offered, `STILL_OFFERED`. */
export function lapseProblem({ offeredAt }: Solution, { now }: CommandContext): Refusal | undefined {
  const offered = Date.parse(offeredAt ?? '');
  return now.getTime() - offered >= LAPSE_MS ? undefined : no('STILL_OFFERED', { days: LAPSE_DAYS });
}

interface ClientsWord {
  readonly clientsWordDocumentId?: string | null;
  readonly reason?: string | null;
}

const word = {
  clientsWordDocumentId: 'Choose the mail or letter in which the client ordered it.',
  reason: 'Say how and when the client ordered it.',
} as const;

/** Whoever orders for a client says where the client did, and keeps it as paper: `CLIENTS_WORD` at each that is missing. The client’s own order needs neither. */
export function clientsWordProblem(given: ClientsWord, { viewer }: CommandContext): Refusal | undefined {
  if (!staff.includes(viewer.role)) return undefined;
  const missing = (['clientsWordDocumentId', 'reason'] as const).filter((key) => (given[key] ?? '') === '');
  return missing.length === 0
    ? undefined
    : refuseFields(missing.map((key) => ({ path: [key], code: 'CLIENTS_WORD', message: word[key] })));
}

/** A solution is delivered by a service request; without one, `SERVICE_REQUEST_NEEDED`. */
export function deliveryProblem({ serviceRequestId }: Solution): Refusal | undefined {
  return (serviceRequestId ?? null) === null ? no('SERVICE_REQUEST_NEEDED') : undefined;
}

/** Work waits for its money: `WORK_UNPAID`. What was ordered before orders were paid this way has none to wait for. */
export function unpaidProblem({
  orderedPrice,
  paidAt,
}: {
  readonly orderedPrice?: unknown;
  readonly paidAt?: unknown;
}): Refusal | undefined {
  return orderedPrice && !paidAt ? no('WORK_UNPAID') : undefined;
}

/** A plan may come on top of what was ordered; two services for one case may not. */
export function otherOrdered(): Refusal {
  return no('OTHER_SOLUTION_ORDERED');
}

/** A letter that was ordered is delivered by being sent: `LETTER_UNSENT`. */
export function letterUnsent(): Refusal {
  return no('LETTER_UNSENT');
}

/** Why a solution cannot be removed: `RETAINED.solution` once it is no draft any more, for then the client has read it. */
export function keepSolution({ status }: Solution): Refusal | undefined {
  return status === CaseSolutionStatus.draft ? undefined : no('RETAINED.solution');
}
