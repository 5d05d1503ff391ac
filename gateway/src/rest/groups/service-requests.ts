import type { RestRoute } from '../route.js';
import { assign, change, create, list, notes, read, remove, step, stepByBody, stored } from '../rows.js';

const collection = '/api/service-request';
const order = `${collection}/{id}`;

export const serviceRequestRoutes: readonly RestRoute[] = [
  list(collection, 'serviceRequestList', 'session', {
    by: { serviceType: { key: 'serviceName', is: 'text' } },
  }),
  create(collection, 'createServiceRequest', 'session', { collection }),
  create(`${collection}/trademark-renewal`, 'createServiceRequest', 'session', {
    fill: { serviceName: 'trademark-renewal' },
    collection,
  }),
  create(`${collection}/trademark-ownership-transfer`, 'createServiceRequest', 'session', {
    fill: { serviceName: 'ownership-transfer' },
    collection,
  }),
  stepByBody(`${collection}/checkout`, 'startProductCheckout', 'anyone', { idKey: 'productId' }),
  read(order, 'serviceRequest', 'session'),
  change(order, 'updateServiceRequest', 'session'),
  remove(order, 'deleteServiceRequest', 'staff'),
  stored(`${order}/status`, 'RestServiceRequestStatus', 'session', {
    summary: 'Where an ordered service stands',
  }),
  create(`${order}/clone`, 'cloneServiceRequest', 'session', { fill: { sourceId: '{id}' }, collection }),
  // What is to be paid follows from the price that is named.
  step(`${order}/invoice`, 'quoteServiceRequest', 'staff'),
  change(`${order}/save-invoice-data`, 'updateServiceRequest', 'staff', {
    only: ['billingEntityId', 'currency', 'productId'],
  }),
  assign(order, 'assignServiceRequest'),
  step(`${order}/notify`, 'notifyServiceRequest', 'staff'),
  ...notes(order, 'service_request'),
];
