import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { isVendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { ChargeOutcome, PaymentOrder } from '../card/card-payments.js';
import type { PaymentParts } from '../card/payment-parts.js';
import type { PayingProduct } from '../card/paying-product.js';
import { inOneTransaction } from '../../product/run-steps.js';
import { product } from '../../product/product.work-item.js';

const startCharge = product.steps.startProductCharge;
const showPage = product.steps.showProductPaymentPage;
const fail = product.steps.failProductPayment;

interface Charge {
  readonly paying: PayingProduct;
  readonly order: PaymentOrder;
  readonly methodId: string;
}

/** Charges a saved card because its owner pressed the button: at most once a press. That the charge begins is noted before the provider is asked,
 *  so a worker that dies in between leaves a page to pay at, never a second charge. @returns whether the provider was asked. */
export async function chargeSavedCard(
  { runtime, provider }: PaymentParts,
  { paying, order, methodId }: Charge,
): Promise<boolean> {
  const streamId = paying.id;
  const commandId = nameBasedId('charge', streamId, order.id, paying.chargeWanted ?? '');
  const begun = await handleCommand(runtime, {
    command: startCharge,
    streamId,
    input: { chargeWanted: paying.chargeWanted ?? '' },
    viewer: systemViewer,
    commandId,
  });
  if ('refusal' in begun || begun.replayed) return false;
  const outcome = await provider
    .chargeSavedMethod({ orderId: order.id, methodId, type: 'card', initiator: 'customer' })
    .catch(asOutcome);
  if (outcome === 'unknown') return true;
  await inOneTransaction(runtime, async (run) => {
    if (outcome === 'refused')
      await run(fail, { streamId, input: { declineReason: 'unknown_card' }, key: commandId });
    else if (outcome.outcome === 'challenge')
      await run(showPage, { streamId, input: { checkoutUrl: outcome.challengeUrl }, key: outcome.paymentId });
  });
  return true;
}

/** An answer that was lost is read in the order; a card the provider does not know any more is a decline. */
function asOutcome(error: unknown): ChargeOutcome | 'unknown' | 'refused' {
  if (isVendorTrouble(error, 'unavailable')) return 'unknown';
  if (isVendorTrouble(error, 'not-found', 'rejected')) return 'refused';
  throw error;
}
