import type { ScreenModule } from './screen-module.js';

/** Where the customer's own screens are. A chunk of its own, for whoever goes from one of them to another. */
export const screens = import.meta.glob<ScreenModule>('../features/portal/*/*.screen.tsx');
