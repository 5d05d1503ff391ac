import type { PageSpec } from './page-kinds.js';

/** A page behind the sign-in of staff, with the words of their frame. */
export const adminPage = (path: string, screen: string, ns: readonly string[] = []): PageSpec => ({
  path,
  screen: `admin/${screen}`,
  area: 'admin',
  ns: [
    'admin',
    'admin-records',
    'admin-desk',
    'admin-frame',
    'admin-list',
    'admin-inbox',
    'admin-client',
    'admin-keys',
    'admin-assign',
    'admin-search',
    'offices',
    'report',
    'classes',
    'second-step',
    'portal-account',
    ...ns,
  ],
  hydrate: 'now',
  cache: false,
  index: false,
});
