import type { ScreenModule } from './screen-module.js';

/** Where the screens are that need no sign-in. A chunk of its own, for whoever goes from one of them to another. */
export const screens = import.meta.glob<ScreenModule>('../features/{public,account}/*/*.screen.tsx');
