import { ahead } from '../../../../kit/ahead/ahead.js';

/** How the desk looks, chosen in the menu of the person: it comes once the head stands. */
export const lookPart = ahead(async () => (await import('./look-choice.js')).LookChoice);
