import type { KeyName } from '../keys/desk-keys.js';

/** Somewhere to go in the staff area. */
export interface DeskPlace {
  /** Its text is `place.<name>` of `admin-frame`. */
  readonly name: string;
  readonly to: string;
  readonly key?: KeyName;
  /** Only an admin may open it. */
  readonly admin?: true;
}

/** What stands in the head. */
export const HEAD_PLACES: readonly DeskPlace[] = [
  { name: 'myDay', to: '/admin', key: 'goMyDay' },
  { name: 'docket', to: '/admin/deadlines', key: 'goDocket' },
  { name: 'requests', to: '/registration_request', key: 'goRequests' },
  { name: 'marks', to: '/trademark', key: 'goMarks' },
  { name: 'clients', to: '/user', key: 'goClients' },
];

/** What stands under "More". */
export const MORE_PLACES: readonly DeskPlace[] = [
  { name: 'letters', to: '/office_action', key: 'goLetters' },
  { name: 'proofs', to: '/use_in_commerce_request', key: 'goProofs' },
  { name: 'serviceOrders', to: '/service_request', key: 'goServiceOrders' },
  { name: 'services', to: '/service' },
  { name: 'threatReports', to: '/case_request' },
  { name: 'threats', to: '/case', key: 'goThreats' },
  { name: 'scans', to: '/brand_monitoring_task' },
  { name: 'watches', to: '/trademark_watch_subscription' },
  { name: 'subscriptions', to: '/brand_subscription' },
  { name: 'brands', to: '/brand' },
  { name: 'consultations', to: '/consultation' },
  { name: 'support', to: '/support_ticket', key: 'goSupport' },
  { name: 'invoices', to: '/invoice', key: 'goInvoices' },
  { name: 'allRecords', to: '/admin/records' },
];

/** What stands in the menu of whoever is signed in. */
export const OWN_PLACES: readonly DeskPlace[] = [
  { name: 'promises', to: '/admin/promises', key: 'goBoard' },
  { name: 'myHours', to: '/admin/settings' },
  { name: 'settings', to: '/admin/settings?part=people', admin: true },
  { name: 'security', to: '/admin/security' },
  { name: 'machines', to: '/admin/queues', admin: true },
  { name: 'signInLog', to: '/user_auth_log', admin: true },
];

/** All of them, for this role. @param role as the session says it: `LAWYER`, `ADMIN` */
export const placesFor = (role: string): readonly DeskPlace[] =>
  [...HEAD_PLACES, ...MORE_PLACES, ...OWN_PLACES].filter(
    ({ admin }) => admin !== true || role.toUpperCase() === 'ADMIN',
  );

/** Lists that only an admin may open; every other list is read by all staff. */
export const ADMIN_LISTS: ReadonlySet<string> = new Set(['user_auth_log']);
