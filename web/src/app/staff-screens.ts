import type { ScreenModule } from './screen-module.js';

/** Where the screens of staff are. A chunk of its own, for whoever goes from one of them to another. */
export const screens = import.meta.glob<ScreenModule>('../features/admin/*/*.screen.tsx');
