import { applicationRoutes } from './groups/applications.js';
import { documentAndBrandRoutes } from './groups/documents-brands.js';
import { officeActionAndInvoiceRoutes } from './groups/office-actions-invoices.js';
import { partnerRoutes } from './groups/partner.js';
import { productRoutes } from './groups/products.js';
import { requestRoutes } from './groups/requests.js';
import { rootRoutes } from './groups/root.js';
import { searchRoutes } from './groups/searches.js';
import { serviceRequestRoutes } from './groups/service-requests.js';
import { supportPaymentCaseAndServiceRoutes } from './groups/support-payment-cases-services.js';
import { trademarkRoutes } from './groups/trademarks.js';
import { useInCommerceRoutes } from './groups/use-in-commerce.js';
import { userRoutes } from './groups/users.js';
import type { RestRoute } from './route.js';

const routes = [
  ...userRoutes,
  ...rootRoutes,
  ...applicationRoutes,
  ...documentAndBrandRoutes,
  ...requestRoutes,
  ...productRoutes,
  ...serviceRequestRoutes,
  ...trademarkRoutes,
  ...officeActionAndInvoiceRoutes,
  ...supportPaymentCaseAndServiceRoutes,
  ...useInCommerceRoutes,
  ...searchRoutes,
  ...partnerRoutes,
];

/** The whole facade. A path without `{…}` comes first, so that `/api/brand/assign-items` is never taken for a brand. */
export const restRoutes: readonly RestRoute[] = routes.toSorted(
  (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
);
