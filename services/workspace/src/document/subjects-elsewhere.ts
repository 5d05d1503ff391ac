import type { NamedRows } from '@cotta/kit/runtime/owners/on-row-owners.js';

const of = (service: string, tables: readonly string[]): NamedRows =>
  Object.fromEntries(tables.map((table) => [table, service]));

/** What documents and folders may be about, with the service whose rows those are. */
export const subjectsElsewhere: NamedRows = {
  ...of('requests', [
    'registration_request',
    'application',
    'application_jurisdiction',
    'specimen',
    'service_request',
    'consultation',
  ]),
  ...of('trademarks', [
    'trademark',
    'trademark_request',
    'trademark_watch_subscription',
    'office_action',
    'office_action_solution',
    'use_in_commerce_request',
    'use_in_commerce_request_class',
    'trademark_filing',
  ]),
  ...of('subscriptions', [
    'brand',
    'brand_subscription',
    'brand_subscription_platform',
    'brand_monitoring_task',
  ]),
  ...of('cases', [
    'case',
    'case_counterparty',
    'case_infringement',
    'case_infringement_evidence',
    'case_request',
    'case_solution',
  ]),
  ...of('invoicing', ['product', 'invoice', 'credit_note']),
  ...of('accounts', ['entity', 'address']),
};
