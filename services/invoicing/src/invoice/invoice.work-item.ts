import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { keepIssued, linesProblem, sumsOf } from './invoice-rules.js';
import { InvoiceStatus } from './invoice-status.js';
import { issuerOf, unknownIssuer, zoneOfIssuer } from '../price-list/issuers.js';
import { nextSymbol, symbolOfOrder, symbolOfReplaced } from './next-symbol.js';
import { invoiceResource } from './invoice.resource.js';
import { invoiceSteps } from './invoice.steps.js';
import { invoiceDesk } from './invoice.desk.js';
import { priceOfOrderProblem } from './price-of-order.js';

const events = {
  added: 'InvoicePrepared',
  amended: 'InvoiceAmended',
  removed: 'InvoiceRemoved',
  assigned: 'InvoiceAssigned',
};

export const invoice = workItem(invoiceResource, events, {
  writable: [
    'userId',
    'productId',
    'registrationRequestId',
    'billingEntityCode',
    'taxDocument',
    'customer',
    'lines',
    'taxGroups',
    'currency',
    'taxDate',
    'dueDate',
    'documentContext',
    'replacesId',
  ],
  fixed: ['userId', 'productId', 'billingEntityCode', 'taxDocument', 'replacesId'],
  create: staff,
  update: staff,
  remove: ['admin'],
  starts: InvoiceStatus.prepared,
  labels: { added: 'Payment requested', audience: 'customer' },
  steps: invoiceSteps,
  preload: async (tx, given, { now }) => {
    const { billingEntityCode, productId, taxDocument, replacesId } = given;
    const issuer = issuerOf(billingEntityCode);
    if (issuer === undefined) return unknownIssuer();
    const otherPrice = await priceOfOrderProblem(tx, given);
    if (otherPrice !== undefined) return otherPrice;
    const variableSymbol =
      (await symbolOfReplaced(tx, replacesId)) ??
      (await symbolOfOrder(tx, { productId, taxDocument })) ??
      (await nextSymbol(tx, issuer, now));
    if (isRefusal(variableSymbol)) return variableSymbol;
    const { code, digit, country, vatRegistered, homeCurrency, timeZone } = issuer;
    return { variableSymbol, billingEntity: { code, digit, country, vatRegistered, homeCurrency, timeZone } };
  },
  derive: sumsOf,
  mayTouch: isOwner,
  amendBeside: async (tx, changed, { streamId }, before) =>
    'taxGroups' in changed || 'currency' in changed
      ? priceOfOrderProblem(tx, { ...before, ...changed }, streamId)
      : undefined,
  check: (next) => keepIssued(next) ?? linesProblem(next),
  keep: keepIssued,
  subject: ({ userId }) => userId ?? undefined,
});

export const invoiceEntity = workItemEntity(invoiceResource, invoice, {
  saveBy: [],
  desk: invoiceDesk,
  calendar: { by: 'billingEntityCode', zoneOf: zoneOfIssuer },
});
