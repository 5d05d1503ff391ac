import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';

/** The tax documents of one order have their symbol in common; what is unique now follows from the declaration. */
export const severalTaxDocuments: Migration = {
  name: '0003-several-tax-documents',
  sql: 'drop index if exists invoice_variable_symbol_unique',
};
