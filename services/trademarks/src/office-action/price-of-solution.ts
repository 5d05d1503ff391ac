import type { Money } from '@cotta/kit/model/words/money.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { EntityManager } from 'typeorm';
import { everyRowViewer } from '../mark/every-row.js';
import { no } from '../refusals.js';
import { officeActionSolutionResource } from './office-action-solution.record.js';

interface Price {
  readonly orderedFee: Money | null;
  readonly orderedOfficeFee: Money | null;
}

/** Who came by a link reads no rows of options; they choose one of this letter's, once it was offered. */
export async function offeredProblem(
  tx: EntityManager,
  option: string,
  letterId: string,
): Promise<Refusal | undefined> {
  const [solution] = await readByIds(tx, officeActionSolutionResource, everyRowViewer, [option]);
  return solution?.officeActionId === letterId && solution.offered === true
    ? undefined
    : refuseFields([
        { path: ['option'], code: 'UNKNOWN_REFERENCE', message: 'This solution is none of this letter.' },
      ]);
}

/** What the client was offered is what is charged, whatever becomes of the option afterwards. An option without a price of its own is priced by a person. */
export async function priceOfSolution(
  tx: EntityManager,
  {
    orderedSolutionId,
    orderCurrency,
  }: { readonly orderedSolutionId: string; readonly orderCurrency: string },
): Promise<Price | Refusal> {
  const [solution] = await readByIds(tx, officeActionSolutionResource, everyRowViewer, [orderedSolutionId]);
  const [fee, officeFee] = [solution?.serviceFee ?? null, solution?.governmentFee ?? null];
  if (fee === null || (officeFee !== null && officeFee.currency !== fee.currency))
    return { orderedFee: null, orderedOfficeFee: null };
  if (fee.currency === orderCurrency) return { orderedFee: fee, orderedOfficeFee: officeFee };
  const { refused: code, message } = no('OTHER_CURRENCY', { currency: fee.currency });
  return refuseFields([{ path: ['orderCurrency'], code, message, params: { currency: fee.currency } }]);
}
