import { keepsPerson } from '@cotta/kit/runtime/people/merged-person-table.js';

/** Addresses as keyed hashes, and whose they were. */
export const formerAddressTable =
  'create table former_address (address_hash text primary key, user_id uuid not null);';

/** Addresses of accounts that became another client's, as keyed hashes: what was written to them goes to where the client is now. Whose work and whose picture it
 *  is follows too. */
export const formerAddresses = {
  name: '0013-former-addresses',
  sql: `
${formerAddressTable}
${keepsPerson('work_subject', ['client_id'])};
${keepsPerson('specimen_copy', ['user_id'])};
`,
};
