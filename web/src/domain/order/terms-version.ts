/** The terms an order is placed under; the page that shows them says the same. */
export const TERMS_VERSION = '2026-11';
