import type { KeyName } from '../keys/desk-keys.js';
import { registry } from '../records/generated/registry.js';

/** Somewhere to go in the staff area. */
export interface DeskPlace {
  /** Its text is `place.<name>` of `admin-frame`; a list goes by the name of its records. */
  readonly name?: string;
  readonly to: string;
  readonly key?: KeyName;
  /** Only an admin may open it. */
  readonly admin?: true;
}

/** What stands in the head. */
export const HEAD_PLACES: readonly DeskPlace[] = [
  { name: 'myDay', to: '/admin', key: 'goMyDay' },
  { name: 'docket', to: '/admin/deadlines', key: 'goDocket' },
  { to: '/registration_request', key: 'goRequests' },
  { to: '/trademark', key: 'goMarks' },
  { to: '/user', key: 'goClients' },
];

/** What stands under "More". */
export const MORE_PLACES: readonly DeskPlace[] = [
  { to: '/office_action', key: 'goLetters' },
  { to: '/use_in_commerce_request', key: 'goProofs' },
  { to: '/service_request', key: 'goServiceOrders' },
  { to: '/service' },
  { to: '/case_request' },
  { to: '/case', key: 'goThreats' },
  { to: '/brand_monitoring_task' },
  { name: 'scanQueue', to: '/admin/scan-queue' },
  { to: '/trademark_watch_subscription' },
  { name: 'watchQueue', to: '/admin/watch-queue' },
  { to: '/brand_subscription' },
  { to: '/brand' },
  { to: '/consultation' },
  { to: '/support_ticket', key: 'goSupport' },
  { to: '/invoice', key: 'goInvoices' },
  { name: 'texts', to: '/admin/texts' },
  { name: 'allRecords', to: '/admin/records' },
];

/** What stands in the menu of whoever is signed in. */
export const OWN_PLACES: readonly DeskPlace[] = [
  { name: 'promises', to: '/admin/promises', key: 'goBoard' },
  { name: 'myHours', to: '/admin/settings' },
  { name: 'settings', to: '/admin/settings?part=people', admin: true },
  { name: 'officialFees', to: '/admin/official-fees' },
  { to: '/rule_repair' },
  { name: 'security', to: '/admin/security' },
  { name: 'searchQuality', to: '/admin/search-quality', admin: true },
  { name: 'affiliates', to: '/admin/affiliates', admin: true },
  { name: 'operations', to: '/admin/operations', admin: true },
  { name: 'machines', to: '/admin/queues', admin: true },
  { to: '/user_auth_log', admin: true },
];

/** All of them, for this role. @param role as the session says it: `LAWYER`, `ADMIN` */
export const placesFor = (role: string): readonly DeskPlace[] =>
  [...HEAD_PLACES, ...MORE_PLACES, ...OWN_PLACES].filter(
    ({ admin }) => admin !== true || role.toUpperCase() === 'ADMIN',
  );

/** What a place is called, the same in the head, the menus and the palette. @param t texts of `admin-frame` */
export const placeName = ({ name, to }: DeskPlace, t: (key: string) => string): string =>
  name === undefined ? (registry[to.slice(1)]?.many ?? to) : t(`place.${name}`);

/** Lists that only an admin may open; every other list is read by all staff. */
export const ADMIN_LISTS: ReadonlySet<string> = new Set(['user_auth_log']);
