import type { PageSpec } from './page-kinds.js';
import { portalMissing, portalPages } from './portal-pages.js';
import type { LayoutModule } from './screen-module.js';

/** The customer's own pages, and their frame. A chunk of its own: nobody else carries their addresses. */
export const pages: readonly PageSpec[] = [...portalPages, portalMissing];
export const layout = async (): Promise<LayoutModule> => import('../features/portal/portal.layout.js');
