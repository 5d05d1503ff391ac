import { creditOf } from './customer-credit.js';
import { productDisputeSteps } from './product-dispute.steps.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { workItemEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { pick } from '@cotta/kit/model/words/pick.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { zoneOfIssuer } from '../price-list/issuers.js';
import { mayPay, priceEnds } from './checkout.js';
import {
  amountsProblem,
  isPriceOf,
  keepProduct,
  payableUntil,
  priceFixedProblem,
  repriceProblem,
} from './product-rules.js';
import { ProductStatus } from './product-status.js';
import { productPublications, type PublicationKeys } from '../said/publish.js';
import { productResource } from './product.resource.js';
import { productCardSteps } from './product-card.steps.js';
import { productFeeSteps } from './product-fee.steps.js';
import { productMethodSteps } from './product-method.steps.js';
import { productAfterwards } from './product-afterwards.steps.js';
import { productSteps } from './product.steps.js';
import { productTransferSteps } from './product-transfer.steps.js';
import { registrationCost } from './registration-cost.projection.js';
import { unpaidReminders } from './unpaid-reminders.projection.js';
import { askedForProblem } from './asked-for.js';
import { productDesk } from './product.desk.js';

const events = {
  added: 'ProductCreated',
  amended: 'ProductAmended',
  removed: 'ProductRemoved',
  assigned: 'ProductAssigned',
};

export const product = workItem(productResource, events, {
  writable: [
    'userId',
    'kind',
    'subjectType',
    'subjectId',
    'service',
    'name',
    'currency',
    'net',
    'vat',
    'total',
    'priceBreakdown',
    'discountCouponId',
    'billingEntityId',
    'invoiceDocumentId',
    'billingEntityCode',
    'variableSymbol',
    'orderReference',
    'language',
    'linkRevision',
  ],
  fixed: ['userId', 'kind', 'subjectType', 'subjectId'],
  create: ['admin'],
  update: staff,
  remove: ['admin'],
  starts: ProductStatus.created,
  labels: { added: 'Order created', audience: 'customer' },
  steps: [
    ...productSteps,
    ...productMethodSteps,
    ...productCardSteps,
    ...productTransferSteps,
    ...productAfterwards,
    ...productDisputeSteps,
    ...productFeeSteps,
  ],
  projections: [unpaidReminders, registrationCost],
  derive: repeatedFacts,
  fill: (input, context) => ({
    payableUntil: payableUntil(context, {
      subjectType: input.subjectType ?? null,
      priceEnds: priceEnds(input),
    }),
  }),
  preload: async (tx, { userId, billingEntityCode, currency, total }) => {
    if (!userId || !billingEntityCode || total.amountMinor <= 0) return {};
    const credit = await creditOf(tx, { userId, issuer: billingEntityCode, currency });
    return credit === 0 ? {} : { creditUsed: { amountMinor: Math.min(credit, total.amountMinor), currency } };
  },
  mayTouch: mayPay,
  amend: repriceProblem,
  amendBeside: async (tx, changed, { streamId }) =>
    isPriceOf(changed) ? askedForProblem(tx, streamId) : undefined,
  check: (next) => priceFixedProblem(next) ?? amountsProblem(next),
  keep: keepProduct,
  subject: ({ userId }) => userId ?? undefined,
});

/** What every event repeats, so that a reader in another service needs no copy of the product. */
const REPEATED = [
  'userId',
  'subjectType',
  'subjectId',
  'orderReference',
  'name',
  'kind',
  'service',
  'payableUntil',
  'language',
  'billing',
  'billingEntityCode',
  'total',
  'creditUsed',
  'variableSymbol',
  'paymentType',
  'linkRevision',
  'chargeAttempt',
] as const;

function repeatedFacts(fields: RecordFields<typeof productResource.fields>) {
  return Object.fromEntries(
    Object.entries(pick(fields, REPEATED)).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** `keys`: for the contact and the links that facts carry. */
export function productEntity(keys: PublicationKeys): Entity {
  return workItemEntity(productResource, product, {
    publications: productPublications(keys),
    desk: productDesk,
    calendar: { by: 'billingEntityCode', zoneOf: zoneOfIssuer },
  });
}
