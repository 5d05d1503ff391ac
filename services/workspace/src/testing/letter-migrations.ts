import { letterTables } from '@cotta/kit/runtime/letters/letter-table.js';
import { addressees } from '../migrations/0003-addressees.js';
import { formerAddressTable } from '../migrations/0013-former-addresses.js';

/** Tables that a worker of letters reads and writes, without those of the rest of the service. */
export const letterMigrations = [
  { name: '0001-letters', sql: letterTables },
  addressees,
  { name: '0013-former-addresses', sql: formerAddressTable },
];
