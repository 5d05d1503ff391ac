import type { LayoutModule, ScreenModule } from './screen-module.js';

/** Where the screens of staff are, and their frame. A chunk of its own: nobody else carries their addresses. */
export const screens = import.meta.glob<ScreenModule>('../features/admin/*/*.screen.tsx');
export const layout = async (): Promise<LayoutModule> => import('../features/admin/admin.layout.js');
