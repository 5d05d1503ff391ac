import type { RestRoute } from '../route.js';
import { assign, change, create, list, notes, read, remove, step } from '../rows.js';

const threat = '/api/case/{id}';
const report = '/api/case-request/{id}';
const counterparty = '/api/case-counterparty/{id}';
const service = '/api/service/{id}';
const card = '/api/user-payment-method';

export const supportPaymentCaseAndServiceRoutes: readonly RestRoute[] = [
  assign('/api/support-ticket/{id}', 'assignSupportTicket'),

  list(card, 'userPaymentMethodList', 'session'),
  create(card, 'createUserPaymentMethod', 'staff', { collection: card }),
  read(`${card}/{id}`, 'userPaymentMethod', 'session'),
  change(`${card}/{id}`, 'updateUserPaymentMethod', 'staff'),
  remove(`${card}/{id}`, 'deleteUserPaymentMethod', 'session'),
  step(`${card}/{id}/validate`, 'validateUserPaymentMethod', 'session'),

  list('/api/case', 'caseList', 'session'),
  create('/api/case', 'createCase', 'staff', { collection: '/api/case' }),
  read(threat, 'case', 'session'),
  change(threat, 'updateCase', 'staff'),
  remove(threat, 'deleteCase', 'staff'),
  step(`${threat}/close`, 'closeCase', 'staff'),
  step(`${threat}/reopen`, 'reopenCase', 'session'),
  step(`${threat}/notify`, 'notifyCase', 'staff'),
  step(`${threat}/dismiss`, 'dismissCase', 'session'),
  step(`${threat}/restore`, 'restoreCase', 'session'),
  step(`${threat}/kick-off`, 'kickOffCase', 'staff'),
  step(`${threat}/solution/{solutionId}/order`, 'orderCaseSolution', 'session'),
  assign(threat, 'assignCase'),
  ...notes(threat, 'case'),

  list('/api/case-request', 'caseRequestList', 'session', { by: { type: { key: 'type', is: 'text' } } }),
  create('/api/case-request', 'createCaseRequest', 'session', { collection: '/api/case-request' }),
  read(report, 'caseRequest', 'session'),
  change(report, 'updateCaseRequest', 'staff'),
  remove(report, 'deleteCaseRequest', 'staff'),
  step(`${report}/notify`, 'notifyCaseRequest', 'staff'),
  assign(report, 'assignCaseRequest'),
  ...notes(report, 'case_request'),

  read(counterparty, 'caseCounterparty', 'session'),
  change(counterparty, 'updateCaseCounterparty', 'session'),
  remove(counterparty, 'deleteCaseCounterparty', 'session'),

  read(service, 'service', 'session'),
  change(service, 'updateService', 'staff'),
  remove(service, 'deleteService', 'staff'),
  step(`${service}/finish`, 'finishService', 'staff'),
  step(`${service}/notify`, 'notifyService', 'staff'),
  assign(service, 'assignService'),
  ...notes(service, 'service'),
];
