import type { LayoutModule, ScreenModule } from './screen-module.js';

/** Where the screens behind a sign-in are. A chunk of its own: a visitor's first page does not carry the addresses of a hundred others. */
export const signedInScreens = import.meta.glob<ScreenModule>('../features/{portal,admin}/*/*.screen.tsx');
export const layouts = import.meta.glob<LayoutModule>('../features/*/*.layout.tsx');
