import { z } from 'zod';
import { StepRefused, type Found, type SandboxCall } from './sandbox-steps.js';
import { known } from './until-known.js';

/** Nothing is to be said. */
export const approveBody = z.strictObject({});

const REASON = 'Sandbox: agreed to by the program of the client through the partner interface';
/** What a draft is refused for while facts about it are on their way. */
const ON_THEIR_WAY: readonly string[] = ['/problems/owner-untold', '/problems/no-application'];

const marksOf = z.object({ items: z.array(z.record(z.string(), z.unknown())) });
const unitsOf = z.object({ units: z.array(z.object({ jurisdiction: z.string() })) });

/** What a lawyer and the client do between the payment and the filing: the draft is sent as it is, and agreed to. Ends when a mark stands at each office, ready to be filed.
 *  @throws StepRefused with what the product's own rules say, as a draft that is not complete */
export async function approveOrder(call: SandboxCall, id: string): Promise<Found> {
  await call.asAccount({ operation: 'PartnerOrder', variables: { id } });
  let attempt = 0;
  await known('the owner of the draft', async () => {
    attempt += 1;
    try {
      return await call.asFirm({
        operation: 'SandboxSendDraft',
        variables: { id, input: { reason: REASON } },
        part: `send ${attempt}`,
      });
    } catch (error) {
      if (error instanceof StepRefused && ON_THEIR_WAY.includes(error.problem.type)) return undefined;
      throw error;
    }
  });
  await call.asFirm({
    operation: 'SandboxApproveDraft',
    variables: { id, input: { reason: REASON } },
    part: 'approve',
  });
  const order = await call.asAccount({ operation: 'PartnerOrder', variables: { id } });
  const offices = new Set(unitsOf.parse(order).units.map(({ jurisdiction }) => jurisdiction));
  const trademarks = await known('the trademarks of the order', async () => {
    const { items } = marksOf.parse(
      await call.asAccount({
        operation: 'PartnerTrademarks',
        variables: { filter: { registrationRequestId: { eq: id } }, limit: 100 },
      }),
    );
    return items.length < offices.size ? undefined : items;
  });
  return { order, trademarks };
}
