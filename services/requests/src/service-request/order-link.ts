/** Of the first link to an order: who ordered without an account has it, and whoever reads the record at which work was ordered gets it there. */
export const FIRST_LINK_REVISION = 1;
