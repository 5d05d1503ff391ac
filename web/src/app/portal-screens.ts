import type { PageSpec } from './page-kinds.js';
import { portalMissing, portalPages } from './portal-pages.js';
import type { LayoutModule, ScreenModule } from './screen-module.js';

/** The customer's own pages, where their screens are, and their frame. A chunk of its own: nobody else carries their addresses. */
export const pages: readonly PageSpec[] = [...portalPages, portalMissing];
export const screens = import.meta.glob<ScreenModule>('../features/portal/*/*.screen.tsx');
export const layout = async (): Promise<LayoutModule> => import('../features/portal/portal.layout.js');
