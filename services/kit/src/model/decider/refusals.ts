import { refusalCatalogue } from './refusal-catalogue.js';

/** What the kit itself refuses: it has no words beside those common to all. */
export const { no } = refusalCatalogue({});
