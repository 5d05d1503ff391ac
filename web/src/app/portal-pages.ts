import type { PageSpec } from './page-kinds.js';

/** A page behind the sign-in of a customer, with the words of its frame. */
export const portalPage = (path: string, screen: string, ns: readonly string[] = []): PageSpec => ({
  path,
  screen: `portal/${screen}`,
  area: 'portal',
  ns: ['portal', 'portal-frame', 'portal-statuses', 'offices', 'second-step', 'portal-account', ...ns],
  hydrate: 'now',
  cache: false,
  index: false,
});

const brands = ['portal-brands'];
const letter = ['portal-letter', 'office-letter', 'offices'];
const proofOfUse = ['portal-proof', 'portal-letter', 'office-letter', 'verification'];

/** What a customer has to sign in for. */
export const portalPages: readonly PageSpec[] = [
  portalPage('/portal', 'home/portal-home', [
    'portal-next',
    'portal-deadlines',
    'portal-since',
    'records-history',
  ]),
  portalPage('/portal/since', 'since/since', ['portal-since', 'records-history']),
  portalPage('/portal/notifications', 'notifications/notifications', ['portal-notifications']),
  portalPage('/portal/orders', 'orders/orders', ['portal-next', 'portal-threats']),
  portalPage('/portal/order/:id', 'order/order', [
    'portal-next',
    'portal-order',
    'portal-support',
    'order-more',
    'classes',
  ]),
  ...['/portal/verification-summary/:id', '/portal/verification-summary/:id/:second'].map((path) =>
    portalPage(path, 'report/portal-report', ['report', 'classes', 'portal-order']),
  ),
  portalPage('/portal/trademarks', 'trademarks/trademarks', ['portal-trademarks', 'portal-proof']),
  portalPage('/portal/trademarks/import', 'trademark-import/trademark-import', ['portal-import']),
  portalPage('/portal/trademarks/history', 'history/portfolio-history', ['records-history']),
  ...['/portal/order/:id/file', '/portal/service-order/:id/file'].map((path) =>
    portalPage(path, 'history/order-file', ['records-history']),
  ),
  portalPage('/portal/trademarks/:id/file', 'history/case-file', ['records-history']),
  portalPage('/portal/trademarks/:id/history', 'history/mark-history', ['records-history']),
  portalPage('/portal/trademarks/:id', 'trademark/trademark', [
    'portal-trademarks',
    'portal-support',
    'portal-deadlines',
    'portal-threats',
    'portal-watch',
  ]),
  portalPage('/portal/deadlines', 'deadlines/deadlines', ['portal-deadlines']),
  portalPage('/portal/office-action/:id', 'office-action/office-action', [
    'portal-trademarks',
    'portal-threats',
    ...letter,
  ]),
  portalPage('/portal/use-in-commerce-request/:id', 'use-in-commerce/use-in-commerce', [
    'portal-trademarks',
    'portal-threats',
    'pictures',
    'verification',
    ...proofOfUse,
  ]),
  portalPage('/portal/brands', 'brands/brands', ['portal-brands']),
  portalPage('/portal/brands/:id', 'brand/brand', ['portal-brands', 'portal-monitoring', 'verification']),
  portalPage('/portal/monitoring', 'monitoring/monitoring', ['portal-brands']),
  portalPage('/portal/scan/:id', 'scan/scan', ['portal-scan', 'portal-scan-places']),
  portalPage('/portal/monitoring/:id', 'monitoring/subscription', ['portal-brands', 'portal-monitoring']),
  portalPage('/portal/monitoring/:id/report/:day', 'monitoring/report', ['portal-monitoring']),
  portalPage('/portal/watch-order/:id', 'watch-order/watch-order', ['portal-watch', 'portal-threats']),
  portalPage('/portal/watch/:id', 'watch/watch', ['portal-watch']),
  portalPage('/portal/cases', 'cases/cases', ['portal-threats']),
  portalPage('/portal/cases/:id', 'case/case', [
    'portal-threats',
    'portal-case-letter',
    'portal-evidence',
    'portal-objection',
  ]),
  portalPage('/portal/success-advanced-protection-plan', 'protection-plan/protection-plan', brands),
  portalPage('/portal/solution-center/:id', 'solution-center/solution-center', ['portal-threats', ...letter]),
  portalPage('/portal/report-threat', 'report-threat/report-threat', ['portal-threats']),
  portalPage('/portal/services', 'services/services', ['portal-threats']),
  portalPage('/portal/service-order/:id', 'service-order/service-order', ['portal-threats']),
  portalPage('/portal/support', 'support/tickets', ['portal-support']),
  portalPage('/portal/support/ask', 'support/ask', ['portal-support', 'support', 'verification']),
  portalPage('/portal/support/:id', 'support/ticket', ['portal-support', 'support', 'verification']),
  portalPage('/portal/profile', 'profile/profile', [
    'portal-profile',
    'portal-brands',
    'portal-support',
    'portal-api-keys',
  ]),
  portalPage('/portal/webhooks', 'webhooks/webhooks', ['portal-webhooks']),
];

/** Whatever else is asked for under the portal's address: not there, said within its frame. */
export const portalMissing: PageSpec = portalPage('/portal/*', 'missing/missing');
