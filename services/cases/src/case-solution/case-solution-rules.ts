import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { CaseSolutionStatus } from './case-solution-status.js';
import { no } from '../refusals.js';

const LAPSE_DAYS = 60;
const DAY_MS = 86_400_000;

interface Solution {
  readonly status?: string;
  readonly currency?: string;
  readonly items?: readonly { readonly price: { readonly currency: string } }[];
  readonly offeredAt?: string | null;
  readonly serviceRequestId?: string | null;
}

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

export function lapseProblem({ offeredAt }: Solution, { now }: CommandContext): Refusal | undefined {
  const offered = Date.parse(offeredAt ?? '');
  return now.getTime() - offered >= LAPSE_DAYS * DAY_MS
    ? undefined
    : no('STILL_OFFERED', { days: LAPSE_DAYS });
}

export function deliveryProblem({ serviceRequestId }: Solution): Refusal | undefined {
  return (serviceRequestId ?? null) === null ? no('SERVICE_REQUEST_NEEDED') : undefined;
}

/** A plan may come on top of what was ordered; two services for one case may not. */
export function otherOrdered(): Refusal {
  return no('OTHER_SOLUTION_ORDERED');
}

export function keepSolution({ status }: Solution): Refusal | undefined {
  return status === CaseSolutionStatus.draft ? undefined : no('RETAINED.solution');
}
