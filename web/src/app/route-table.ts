export interface PageSpec {
  /** Verbatim path of the specification, `:name` for its `{name}`. */
  readonly path: string;
  /** File under `features/`, without `.screen.tsx`. */
  readonly screen: string;
  readonly area: 'public' | 'account' | 'portal' | 'admin';
  /** Namespaces of texts beside `common`. */
  readonly ns: readonly string[];
  /** `late`: the page is plain HTML first and wakes up at the first touch or when idle. */
  readonly hydrate: 'late' | 'now';
  /** May a rendered copy be shown to other visitors? */
  readonly cache: boolean;
  /** May search engines list it? */
  readonly index: boolean;
}

type Options = Partial<Omit<PageSpec, 'path' | 'screen' | 'area'>>;

const publicPage = (path: string, screen: string, options: Options = {}): PageSpec => ({ path, screen: `public/${screen}`, area: 'public', ns: [], hydrate: 'late', cache: true, index: true, ...options });
/** Pages behind a link or a form: never stored, never listed. */
const privatePage = (path: string, screen: string, options: Options = {}): PageSpec => publicPage(path, screen, { hydrate: 'now', cache: false, index: false, ...options });
const accountPage = (path: string, screen: string): PageSpec => ({ path, screen: `account/${screen}`, area: 'account', ns: ['account'], hydrate: 'now', cache: false, index: false });
const portalPage = (path: string, screen: string, ns: readonly string[] = []): PageSpec => ({ path, screen: `portal/${screen}`, area: 'portal', ns: ['portal', 'offices', ...ns], hydrate: 'now', cache: false, index: false });
const adminPage = (path: string, screen: string): PageSpec => ({ path, screen: `admin/${screen}`, area: 'admin', ns: ['admin', 'offices', 'report', 'classes'], hydrate: 'now', cache: false, index: false });

export const pages: readonly PageSpec[] = [
  publicPage('/', 'home/home', { ns: ['home', 'offices', 'account'] }),
  publicPage('/verification', 'verification/verification', { ns: ['verification', 'offices'], hydrate: 'now', cache: false }),
  privatePage('/verification/:id/success', 'receipt/receipt', { ns: ['receipt', 'offices'] }),
  privatePage('/verification-summary/:id', 'summary/summary', { ns: ['report', 'classes', 'offices'] }),
  publicPage('/legal-notice', 'legal/legal-notice', { ns: ['legal'] }),
  publicPage('/privacy-policy', 'legal/privacy-policy', { ns: ['legal'] }),
  accountPage('/portal/login', 'login/login'),
  accountPage('/portal/activate/:token', 'activate/activate'),
  accountPage('/portal/activate', 'activate/activate'),
  accountPage('/portal/set-password', 'set-password/set-password'),
  accountPage('/portal/forgot-password', 'forgot-password/forgot-password'),
  accountPage('/portal/success-forgot-password', 'forgot-password/success-forgot-password'),
  accountPage('/portal/no-access', 'no-access/no-access'),
  accountPage('/admin/login', 'login/admin-login'),
  portalPage('/portal', 'home/portal-home'),
  portalPage('/portal/orders', 'orders/orders'),
  portalPage('/portal/order/:id', 'order/order'),
  portalPage('/portal/verification-summary/:id', 'report/portal-report', ['report', 'classes']),
  adminPage('/admin', 'my-day/my-day'),
  adminPage('/registration_request', 'registration-request/registration-request-list'),
  adminPage('/registration_request/:id/show', 'registration-request/registration-request-show'),
];
