import type { PageSpec } from './page-kinds.js';
import type { LayoutModule } from './screen-module.js';
import { staffPages } from './staff-pages.js';

/** The pages of staff, and their frame. A chunk of its own: nobody else carries their addresses. */
export const pages: readonly PageSpec[] = staffPages;
export const layout = async (): Promise<LayoutModule> => import('../features/admin/admin.layout.js');
