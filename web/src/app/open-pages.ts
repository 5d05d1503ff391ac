import { serviceAddresses } from '../domain/service-order/service-addresses.js';
import { contentPages } from './content-pages.js';
import { accountPage, privatePage, publicPage, stillPage, type PageSpec } from './page-kinds.js';

const renewal = ['renewal', 'service-order', 'offices'];
const placedRenewal = ['renewal', 'transfer', 'service-order', 'offices', 'receipt'];
const placedOrder = ['service-form', 'service-order', 'renewal', 'transfer', 'offices', 'receipt'];
const serviceForm = ['service-form', 'service-order', 'support', 'offices', 'verification'];
const monitoring = { ns: ['brand-monitoring', 'service-order'], cache: false } as const;
const letter = ['portal-letter', 'office-letter', 'offices'];
const proofOfUse = ['portal-proof', 'portal-letter', 'office-letter', 'verification'];

/** What needs no sign-in: every document begins with it. */
export const openPages: readonly PageSpec[] = [
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
  stillPage('/trademark-renewal', 'renewal/renewal-landing', { ns: renewal }),
  stillPage('/trademark-renewal/:country', 'renewal/renewal-landing', { ns: renewal }),
  publicPage('/trademark-renewal/form', 'renewal/renewal-form', { ns: renewal, cache: false }),
  publicPage('/trademark-renewal/several', 'renewal/renewals-form', {
    ns: ['renewals', 'renewal', 'service-order', 'offices'],
    hydrate: 'late',
    cache: false,
  }),
  privatePage('/trademark-renewal/form/:id', 'renewal/renewal-state', { ns: placedRenewal }),
  privatePage('/trademark-renewal/form/:id/success', 'renewal/renewal-placed', { ns: placedRenewal }),
  stillPage('/trademark-ownership-transfer', 'ownership-transfer/transfer-landing', {
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
  publicPage('/verify', 'verify/verify', { ns: ['verify'], hydrate: 'late', cache: false }),
  privatePage('/evidence/:hash', 'evidence/evidence', { ns: ['evidence'] }),
  publicPage('/detailed-pricelist', 'price-list/price-list', {
    ns: ['pricelist', 'content', 'offices', 'order', 'service-form'],
  }),
  stillPage('/legal-notice', 'legal/legal-notice', { sameEverywhere: true, ns: ['legal'] }),
  stillPage('/terms-and-conditions', 'legal/terms', { sameEverywhere: true, ns: ['legal'] }),
  stillPage('/privacy-policy', 'legal/privacy-policy', { sameEverywhere: true, ns: ['legal'] }),
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
  privatePage('/office-action/:id', 'office-action/office-action', { ns: letter }),
  privatePage('/office-action/:id/additional-info', 'office-action/additional-info', { ns: letter }),
  privatePage('/use-in-commerce-request/:id', 'use-in-commerce/use-in-commerce', { ns: proofOfUse }),
];
