import {
  approveApplication,
  giveUpRequest,
  loseRequest,
  markReadyForDrafting,
  postponeApplication,
  recordApplicationsFiled,
  reopenRequest,
  requestChanges,
  requestReview,
  sendForReview,
} from './draft/drafting-transitions.js';
import {
  askToEndOrder,
  completeCheckout,
  confirmInvoicePaid,
  defineCreateOrder,
  goOnWithOrder,
  refundRequest,
  withdrawRequest,
} from './order/order-transitions.js';

/** Every arrow after the check by the name of its command, in the order of the journey; the arrows of the check itself have slices of their own. `linkKey`: quotes are signed with it. */
export const requestSteps = (linkKey: string) => ({
  createOrder: defineCreateOrder(linkKey),
  completeCheckout,
  confirmInvoicePaid,
  markReadyForDrafting,
  requestReview,
  sendForReview,
  requestChanges,
  postponeApplication,
  approveApplication,
  recordApplicationsFiled,
  giveUpRequest,
  loseRequest,
  reopenRequest,
  askToEndOrder,
  goOnWithOrder,
  refundRequest,
  withdrawRequest,
});
