import type { LayoutModule, ScreenModule } from './screen-module.js';

/** Where the customer's own screens are, and their frame. A chunk of its own: nobody else carries their addresses. */
export const screens = import.meta.glob<ScreenModule>('../features/portal/*/*.screen.tsx');
export const layout = async (): Promise<LayoutModule> => import('../features/portal/portal.layout.js');
