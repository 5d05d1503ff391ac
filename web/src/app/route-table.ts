import { serviceAddresses } from '../domain/service-order/service-addresses.js';
import { recordPages } from '../generated/record-pages.js';
import { contentPages } from './content-pages.js';
import { operationsPages } from './operations-pages.js';
import { accountPage, adminPage, portalPage, privatePage, publicPage, type PageSpec } from './page-kinds.js';
import { listWords, workWords } from './work-words.js';

const RECORD_SCREENS = [
  ['l', '', 'record-list'],
  ['s', '/:id/show', 'record-show'],
  ['c', '/create', 'record-create'],
  ['e', '/:id', 'record-edit'],
] as const;

function wordsOf(screen: string, table: string): readonly string[] | undefined {
  if (screen === 'record-show') return workWords[table];
  return screen === 'record-list' ? listWords[table] : undefined;
}

/** Pages of an entity that has no screens made for it by hand: one generic screen for each kind of page. */
function recordPagesOf(table: string, kinds: string): readonly PageSpec[] {
  const screens = RECORD_SCREENS.filter(
    ([kind, path]) => kinds.includes(kind) && !byHand.has(`/${table}${path}`),
  );
  return screens.map(([, path, screen]) =>
    adminPage(`/${table}${path}`, `records/${screen}`, wordsOf(screen, table)),
  );
}

const REQUEST_SCREEN = 'registration-request/registration-request-show';

/** A ticket is one page under both of its addresses; what is known of it is corrected beside. */
const ticketPages = [
  adminPage('/support_ticket/:id', 'records/record-show', workWords['support_ticket']),
  adminPage('/support_ticket/:id/edit', 'records/record-edit'),
];

const requestPage = adminPage('/registration_request/:id/show', REQUEST_SCREEN);
const requestPages = [
  {
    ...requestPage,
    ns: [
      ...requestPage.ns,
      'admin-draft',
      'draft',
      'draft-turn',
      'verification',
      'goods-picker',
      'classes',
      'pictures',
      'offices',
    ],
  },
  adminPage('/registration_request/:id/show/filing', 'filing/filing-desk', [
    'admin-filing',
    'draft',
    'draft-turn',
    'verification',
  ]),
];
const threatPages = [adminPage('/case/create', 'open-threat/open-threat', ['admin-open-threat'])];
const markPages = [adminPage('/trademark/create', 'add-mark/add-mark', ['admin-add-mark', 'offices'])];
const servicePages = [
  adminPage('/service_request/create', 'order-service/order-service', ['admin-order-service']),
  adminPage('/service_request/:id', 'records/record-edit', ['admin-order-service']),
];
const byHand = new Set(
  [...requestPages, ...ticketPages, ...threatPages, ...markPages, ...servicePages].map(({ path }) => path),
);
/** Whatever else is asked for under the portal's address: not there, said within its frame. */
export const portalMissing: PageSpec = portalPage('/portal/*', 'missing/missing');

const renewal = ['renewal', 'service-order', 'offices'];
const placedRenewal = ['renewal', 'transfer', 'service-order', 'offices', 'receipt'];
const placedOrder = ['service-form', 'service-order', 'renewal', 'transfer', 'offices', 'receipt'];
const serviceForm = ['service-form', 'service-order', 'support', 'offices', 'verification'];
const brands = ['portal-brands'];
const monitoring = { ns: ['brand-monitoring', 'service-order'], cache: false } as const;
const letter = ['portal-letter', 'office-letter', 'offices'];
const proofOfUse = ['portal-proof', 'portal-letter', 'office-letter', 'verification'];
export const pages: readonly PageSpec[] = [
  publicPage('/', 'home/home', {
    ns: ['home', 'offices', 'account', 'second-step'],
    experiments: ['sanityCheck'],
  }),
  publicPage('/verification', 'verification/verification', {
    ns: ['verification', 'offices'],
    cache: false,
  }),
  publicPage('/trademark-search', 'trademark-search/trademark-search', {
    ns: ['search', 'offices'],
    cache: false,
  }),
  publicPage('/book-a-free-consultation', 'consultation/book', {
    ns: ['consultation'],
    cache: false,
  }),
  privatePage('/book-a-free-consultation/:id', 'consultation/talk', { ns: ['consultation'] }),
  privatePage('/book-a-free-consultation/:id/:type', 'consultation/talk', { ns: ['consultation'] }),
  publicPage('/class-assist', 'class-assist/class-assist', { ns: ['class-assist'], cache: false }),
  publicPage('/class-assist/trademark-class/:class', 'class-assist/trademark-class', {
    ns: ['class-assist'],
    cache: false,
  }),
  publicPage('/class-assist/trademark-class/:class/:sub', 'class-assist/trademark-class', {
    ns: ['class-assist'],
    cache: false,
  }),
  publicPage('/class-assist/:industry/:sub', 'class-assist/trade', { ns: ['class-assist'], cache: false }),
  privatePage('/verification/:id/success', 'receipt/receipt', { ns: ['receipt', 'report', 'offices'] }),
  ...['/verification-summary/:id', '/verification-summary/:id/:second'].map((path) =>
    privatePage(path, 'summary/summary', { ns: ['report', 'classes', 'offices'] }),
  ),
  publicPage('/trademark-renewal', 'renewal/renewal-landing', { ns: renewal }),
  publicPage('/trademark-renewal/:country', 'renewal/renewal-landing', { ns: renewal }),
  publicPage('/trademark-renewal/form', 'renewal/renewal-form', { ns: renewal, cache: false }),
  publicPage('/trademark-renewal/several', 'renewal/renewals-form', {
    ns: ['renewals', 'renewal', 'service-order', 'offices'],
    hydrate: 'late',
    cache: false,
  }),
  privatePage('/trademark-renewal/form/:id', 'renewal/renewal-state', { ns: placedRenewal }),
  privatePage('/trademark-renewal/form/:id/success', 'renewal/renewal-placed', { ns: placedRenewal }),
  publicPage('/trademark-ownership-transfer', 'ownership-transfer/transfer-landing', {
    ns: ['transfer', 'service-order', 'offices'],
  }),
  publicPage('/trademark-ownership-transfer/form', 'ownership-transfer/transfer-form', {
    ns: ['transfer', 'service-order', 'offices', 'verification'],
    cache: false,
  }),
  privatePage('/trademark-ownership-transfer/form/:id', 'ownership-transfer/transfer-state', {
    ns: placedRenewal,
  }),
  privatePage('/trademark-ownership-transfer/form/:id/success', 'ownership-transfer/transfer-placed', {
    ns: placedRenewal,
  }),
  ...Object.values(serviceAddresses).map((path) =>
    publicPage(path, 'services/order-form', {
      ns: [...serviceForm, 'content', 'classes', 'order'],
      cache: false,
    }),
  ),
  publicPage('/brand-monitoring-order', 'monitoring-order/monitoring-order', monitoring),
  // One tier of the page above: it is the same page to a search engine.
  publicPage('/brand-monitoring-order/:tier', 'monitoring-order/monitoring-order', {
    ...monitoring,
    index: false,
  }),
  privatePage('/brand-monitoring-order/:id/success', 'monitoring-order/ordered', {
    ns: ['brand-monitoring', 'checkout'],
  }),
  privatePage('/success-legal-services', 'services/order-placed', { ns: placedOrder }),
  privatePage('/service-order/:id', 'services/order-state', { ns: placedOrder }),
  publicPage('/registration-request/new', 'order-start/order-start', {
    ns: ['order-start', 'verification', 'offices'],
    cache: false,
  }),
  privatePage('/registration-request/:id', 'order/order', {
    ns: ['order', 'company-register', 'classes', 'offices'],
  }),
  privatePage('/registration-request/:id/goods-and-services', 'goods-and-services/goods-and-services', {
    ns: ['order', 'goods-picker', 'classes', 'offices'],
  }),
  privatePage('/registration-request/:id/success', 'order-success/order-success', {
    ns: ['checkout', 'receipt', 'offices'],
  }),
  privatePage('/product/checkout', 'checkout/order-checkout', { ns: ['checkout'] }),
  privatePage('/product/:id/checkout', 'checkout/checkout', { ns: ['checkout'] }),
  privatePage('/product/:id/success', 'checkout/payment-return', { ns: ['checkout'] }),
  privatePage('/application-draft/:id', 'application-draft/application-draft', {
    ns: [
      'draft',
      'draft-turn',
      'company-register',
      'order-more',
      'pictures',
      'goods-picker',
      'classes',
      'verification',
      'offices',
    ],
  }),
  privatePage('/new-link', 'new-link/new-link'),
  publicPage('/contact', 'contact/contact', { ns: ['contact'], cache: false }),
  publicPage('/objection-to-a-report', 'objection/objection', { ns: ['objection', 'asked-support'] }),
  privatePage('/contact/:id', 'contact/linked-ticket', { ns: ['contact', 'support', 'verification'] }),
  privatePage('/feedback-from-email', 'feedback/feedback', { ns: ['feedback'] }),
  publicPage('/report-brand-infringement', 'threat-report/report', { ns: ['threat-report'], cache: false }),
  privatePage('/report-brand-infringement/:id', 'threat-report/linked-report', { ns: ['threat-report'] }),
  privatePage('/report-violation/:about/:id', 'threat-report/invited-report', { ns: ['violation-report'] }),
  privatePage('/monitoring-result/:id', 'monitoring-result/monitoring-result', {
    ns: ['monitoring-result', 'offices'],
  }),
  privatePage('/unsubscribe/:id', 'unsubscribe/unsubscribe', { ns: ['unsubscribe'] }),
  privatePage('/evidence/:hash', 'evidence/evidence', { ns: ['evidence'] }),
  publicPage('/detailed-pricelist', 'price-list/price-list', {
    ns: ['pricelist', 'content', 'offices', 'order', 'service-form'],
  }),
  publicPage('/legal-notice', 'legal/legal-notice', { sameEverywhere: true, ns: ['legal'] }),
  publicPage('/terms-and-conditions', 'legal/terms', { sameEverywhere: true, ns: ['legal'] }),
  publicPage('/privacy-policy', 'legal/privacy-policy', { sameEverywhere: true, ns: ['legal'] }),
  ...contentPages,
  accountPage('/portal/login', 'login/login'),
  accountPage('/portal/activate/:token', 'activate/activate'),
  accountPage('/portal/activate', 'activate/activate'),
  accountPage('/portal/set-password', 'set-password/set-password'),
  accountPage('/portal/forgot-password', 'forgot-password/forgot-password'),
  accountPage('/portal/success-forgot-password', 'forgot-password/success-forgot-password'),
  accountPage('/portal/confirm-email/:token', 'account-link/confirm-email'),
  accountPage('/portal/refuse-email/:token', 'account-link/refuse-email'),
  accountPage('/portal/keep-account/:token', 'account-link/keep-account'),
  accountPage('/portal/no-access', 'no-access/no-access'),
  accountPage('/admin/login', 'login/admin-login'),
  portalPage('/portal', 'home/portal-home', ['portal-next', 'portal-deadlines']),
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
  portalPage('/portal/trademarks/:id', 'trademark/trademark', [
    'portal-trademarks',
    'portal-support',
    'portal-deadlines',
    'portal-threats',
    'portal-watch',
  ]),
  portalPage('/portal/deadlines', 'deadlines/deadlines', ['portal-deadlines']),
  privatePage('/office-action/:id', 'office-action/office-action', { ns: letter }),
  privatePage('/office-action/:id/additional-info', 'office-action/additional-info', { ns: letter }),
  portalPage('/portal/office-action/:id', 'office-action/office-action', [
    'portal-trademarks',
    'portal-threats',
    ...letter,
  ]),
  privatePage('/use-in-commerce-request/:id', 'use-in-commerce/use-in-commerce', { ns: proofOfUse }),
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
  portalPage('/portal/profile', 'profile/profile', ['portal-profile', 'portal-brands', 'portal-support']),
  adminPage('/admin', 'my-day/my-day', ['admin-day']),
  adminPage('/admin/promises', 'promises/promise-board', ['admin-promises', 'admin-day']),
  adminPage('/admin/texts', 'texts/texts', ['admin-texts']),
  adminPage('/admin/settings', 'settings/settings', ['admin-settings', 'admin-day', 'offices']),
  adminPage('/admin/official-fees', 'official-fees/official-fees', ['admin-fees', 'offices']),
  adminPage('/admin/affiliates', 'affiliates/affiliates', ['admin-affiliates']),
  adminPage('/admin/security', 'security/security'),
  adminPage('/admin/records', 'all-records/all-records'),
  ...['examination', 'docketing', 'additional-info'].map((part) =>
    adminPage(`/office_action/:id/${part}`, 'records/record-show', workWords['office_action']),
  ),
  adminPage('/trademark_monitoring_result/:id/office_action/create', 'office-action/from-monitoring-result'),
  adminPage('/admin/deadlines', 'deadlines/docket', ['admin-deadlines', 'admin-day']),
  adminPage('/admin/scan-queue', 'scan-queue/scan-queue', ['admin-scan-queue', 'admin-triage']),
  adminPage('/admin/watch-queue', 'watch-queue/watch-queue', ['admin-watch']),
  adminPage('/admin/queues', 'queues/queues', ['admin-deadlines', 'admin-operations']),
  ...operationsPages,
  ...requestPages,
  ...ticketPages,
  ...threatPages,
  ...markPages,
  ...servicePages,
  ...Object.entries(recordPages).flatMap(([table, kinds]) => recordPagesOf(table, kinds)),
];
