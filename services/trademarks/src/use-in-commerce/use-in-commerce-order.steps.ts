import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { proofOfUseFee } from '@cotta/reference/proof-of-use-fee.js';
import type { EntityManager } from 'typeorm';
import { officeToday } from '../deadlines/office-day.js';
import { clientsWordProblem } from '../deadlines/clients-word.js';
import { billingCountry } from '../ordered-work/ordered-work-fields.js';
import { nothingOrdered, releasedAlready, workOrdered } from '../ordered-work/ordered-work-rules.js';
import { no } from '../refusals.js';
import { priceOf } from './proof-offers.js';
import { letterFacts } from './proof-letter-facts.js';
import { needsRush, orderRefused, orderUntil, type WantedFiling } from './proof-order-rules.js';
import { useInCommerceRequestResource } from './use-in-commerce-request.resource.js';

const step = stepsOf(useInCommerceRequestResource);
const { type, declarationOfIncontestability, goodCause } = useInCommerceRequestResource.fields;

type Proof = RecordFields<typeof useInCommerceRequestResource.fields>;

/** What is filed: as the proof says, where the order says nothing else. */
function filingOf(proof: Proof, wanted: WantedFiling) {
  return {
    type: wanted.type ?? proof.type ?? 'Statement of use',
    declarationOfIncontestability:
      wanted.declarationOfIncontestability ?? proof.declarationOfIncontestability ?? false,
  };
}

/** The office takes its fees in its own money, and so do we for it. */
function otherMoney(currency: string | null | undefined): Refusal | undefined {
  if (!currency || currency === proofOfUseFee.currency) return undefined;
  const { refused: code, message } = no('OTHER_CURRENCY', { currency: proofOfUseFee.currency });
  return refuseFields([{ path: ['currency'], code, message, params: { currency: proofOfUseFee.currency } }]);
}

/** The mark's name, and the price at which it is ordered: of the list, for the classes as they are decided. */
async function pricedOrder(
  tx: EntityManager,
  proof: Proof,
  { wanted, proofId, now }: { readonly wanted: WantedFiling; readonly proofId: string; readonly now: Date },
): Promise<Proof> {
  const mark = await queryRow<{ name: string; filing_basis: readonly string[] | null }>(
    tx,
    'select name, filing_basis from trademark where id = $1',
    [proof.trademarkId],
  );
  const classes = await queryRows<{ classNumber: number; decision: string | null }>(
    tx,
    'select class_number as "classNumber", decision from use_in_commerce_request_class where use_in_commerce_request_id = $1',
    [proofId],
  );
  const isInternational = mark?.filing_basis?.includes('66(a)') ?? false;
  const price = priceOf(proof, filingOf(proof, wanted), { classes, isInternational, now });
  return { markName: mark?.name ?? null, orderedFee: price.serviceFee, orderedOfficeFee: price.officeFee };
}

/** From the first look of the client to the money. */
export const useInCommerceOrder = [
  step({
    command: 'VisitUseInCommercePage',
    doc: 'The client opened the page of the request.',
    event: 'UseInCommercePageVisited',
    label: 'Landing page visited',
    audience: 'customer',
    from: ['Kick-off sent'],
    to: 'same',
    by: ['visitor', 'customer'],
    guard: ({ pageVisitedOn }) => (pageVisitedOn ? no('VISITED') : undefined),
    change: (_request, _, { now }) => ({ pageVisitedOn: officeToday('US', now) }),
  }),
  step({
    command: 'OrderUseInCommerceRequest',
    doc: 'Orders the filing, with a decision for each class; the firm says where the client did.',
    event: 'UseInCommerceRequestOrdered',
    label: 'Ordered',
    audience: 'customer',
    from: ['Kick-off sent'],
    to: 'In preparation',
    by: ['visitor', 'customer', ...staff],
    tells: ['proof-ordered'],
    input: {
      type: { ...type, optional: true },
      declarationOfIncontestability,
      goodCause,
      currency: f.code('CurrencyCode', 'Currency of the order.', { optional: true }),
      country: billingCountry,
    },
    guard: (proof, { reason, currency, ...wanted }, context) =>
      clientsWordProblem(reason, context) ?? otherMoney(currency) ?? orderRefused(proof, wanted, context.now),
    preload: (tx, proof, wanted, { streamId, now }) =>
      pricedOrder(tx, proof, { wanted, proofId: streamId, now }),
    change: (proof, { country, ...wanted }, context) => ({
      ...letterFacts(proof),
      ...filingOf(proof, wanted),
      ...(wanted.goodCause ? { goodCause: wanted.goodCause } : {}),
      ...workOrdered({ country }, context),
      orderBy: orderUntil(proof, context.now),
      rush: needsRush(proof, context.now),
      orderCurrency: proofOfUseFee.currency,
    }),
  }),
  step({
    command: 'ReleaseUseInCommerceWork',
    doc: 'The order is paid, or an admin let the work begin before: it can be filed. For the system.',
    event: 'UseInCommerceWorkReleased',
    label: 'Work can begin',
    audience: 'customer',
    from: ['In preparation'],
    to: 'same',
    by: [],
    guard: releasedAlready,
    change: (_request, _, { now }) => ({ workReleasedAt: now.toISOString() }),
  }),
  step({
    command: 'ReturnUseInCommerceOrder',
    doc: 'The order ended before the filing was approved: the client can order again. For the system.',
    event: 'UseInCommerceOrderReturned',
    label: 'Order ended',
    audience: 'customer',
    from: ['In preparation'],
    to: 'Kick-off sent',
    by: [],
    change: () => ({ ...nothingOrdered, orderCurrency: null, rush: null }),
  }),
];
