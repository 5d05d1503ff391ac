import type { ScreenModule } from './screen-module.js';

/** Where the screens are that need no sign-in. A chunk of its own: whoever works behind one does not carry their addresses. */
export const screens = import.meta.glob<ScreenModule>('../features/{public,account}/*/*.screen.tsx');
