import { adminPage } from './admin-page.js';

/** How the programs and the promises of the product fare; for admins. */
export const operationsPages = [
  adminPage('/admin/operations', 'operations/operations', ['admin-operations']),
  adminPage('/admin/operations/parked', 'operations/parked', ['admin-operations', 'admin-parked']),
  adminPage('/admin/operations/late', 'operations/late-promises', ['admin-operations', 'admin-late']),
  adminPage('/admin/operations/upkeep', 'operations/upkeep', ['admin-operations', 'admin-upkeep']),
  adminPage('/admin/operations/costs', 'operations/order-costs', [
    'admin-operations',
    'admin-costs',
    'admin-upkeep',
  ]),
];
