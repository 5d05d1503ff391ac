import { adminPage } from './page-kinds.js';

/** How the programs and the promises of the product fare; for admins. */
export const operationsPages = [
  adminPage('/admin/operations', 'operations/operations', ['admin-operations']),
  adminPage('/admin/operations/parked', 'operations/parked', ['admin-parked']),
  adminPage('/admin/operations/late', 'operations/late-promises', ['admin-late']),
  adminPage('/admin/operations/upkeep', 'operations/upkeep', ['admin-upkeep']),
  adminPage('/admin/operations/costs', 'operations/order-costs', ['admin-costs']),
];
