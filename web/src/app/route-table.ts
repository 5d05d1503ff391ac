import { openPages } from './open-pages.js';
import type { PageSpec } from './page-kinds.js';
import { portalPages } from './portal-pages.js';
import { staffPages } from './staff-pages.js';

/** Every page, for the server and for tests; a browser begins with those of its area (`routes.tsx`). */
export const pages: readonly PageSpec[] = [...openPages, ...portalPages, ...staffPages];
