import type { RestRoute } from '../route.js';
import { assign, change, create, list, notes, read, remove, step, stepByBody, stored } from '../rows.js';

const folder = '/api/document-hub/{id}/document';
const subscription = '/api/brand-subscription/{id}';
const scan = '/api/brand-monitoring-task/{id}';

export const documentAndBrandRoutes: readonly RestRoute[] = [
  list(folder, 'documentList', 'session', { where: { folderId: '{id}' } }),
  create(folder, 'createDocument', 'session', { fill: { folderId: '{id}' } }),
  read(`${folder}/{docId}`, 'document', 'session'),
  change(`${folder}/{docId}`, 'updateDocument', 'session'),
  remove(`${folder}/{docId}`, 'deleteDocument', 'session'),
  stored(`${folder}/{docId}/url`, 'RestDocumentUrl', 'session', {
    summary: 'A signed address of a document, good for five minutes',
  }),
  stored('/api/document/url', 'RestDocumentUrl', 'anyone', {
    summary: 'A signed address of a document, good for five minutes',
    query: { id: { is: 'id', required: true } },
    variables: ({ query }) => ({ id: query['id'] }),
  }),

  list('/api/brand', 'brandList', 'session'),
  create('/api/brand', 'createBrand', 'session', { collection: '/api/brand' }),
  read('/api/brand/{id}', 'brand', 'session'),
  change('/api/brand/{id}', 'updateBrand', 'session'),
  remove('/api/brand/{id}', 'deleteBrand', 'session'),
  stepByBody('/api/brand/assign-items', 'assignBrandItems', 'session', { idKey: 'brandId' }),

  list('/api/brand-subscription', 'brandSubscriptionList', 'session', {
    by: { proactive: { key: 'isProactive', is: 'flag' } },
  }),
  create('/api/brand-subscription', 'createBrandSubscription', 'session', {
    collection: '/api/brand-subscription',
  }),
  read(subscription, 'brandSubscription', 'session'),
  change(subscription, 'updateBrandSubscription', 'staff'),
  step(`${subscription}/notify`, 'notifyBrandSubscription', 'staff'),
  step(`${subscription}/cancel`, 'cancelBrandSubscription', 'session'),
  change(`${subscription}/billing-entity`, 'changeBrandSubscription', 'session', {
    only: ['billingEntityId', 'reason'],
  }),
  change(`${subscription}/discount-coupon`, 'updateBrandSubscription', 'staff', {
    only: ['discountCouponId'],
  }),
  ...notes(subscription, 'brand_subscription'),
  {
    ...stored(`${subscription}/debug/status`, 'RestBrandSubscriptionStatus', 'staff', {
      summary: 'How a subscription stands, and how it came to that',
    }),
    debug: true,
  },
  stepByBody(`${subscription}/payment/debug/notify`, 'notifyBrandSubscriptionPayment', 'staff', {
    idKey: 'brandSubscriptionPaymentId',
    debug: true,
  }),
  {
    ...create(`${subscription}/payment/debug/prepare`, 'createBrandSubscriptionPayment', 'staff', {
      fill: { brandSubscriptionId: '{id}' },
    }),
    debug: true,
  },
  stepByBody(`${subscription}/payment/debug/charge`, 'chargeBrandSubscriptionPayment', 'staff', {
    idKey: 'brandSubscriptionPaymentId',
    debug: true,
  }),
  stepByBody(`${subscription}/payment/debug/confirm`, 'confirmBrandSubscriptionPayment', 'staff', {
    idKey: 'brandSubscriptionPaymentId',
    debug: true,
  }),
  stepByBody(`${subscription}/payment/debug/decline`, 'declineBrandSubscriptionPayment', 'staff', {
    idKey: 'brandSubscriptionPaymentId',
    debug: true,
  }),

  step(`${scan}/process`, 'processBrandMonitoringTask', 'staff'),
  step(`${scan}/dismiss`, 'dismissBrandMonitoringTask', 'staff'),
  step(`${scan}/notify`, 'notifyBrandMonitoringTask', 'staff'),
  assign(scan, 'assignBrandMonitoringTask'),
];
