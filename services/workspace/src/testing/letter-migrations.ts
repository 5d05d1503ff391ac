import { letterTables, letterTrace } from '@cotta/kit/runtime/letters/letter-table.js';
import { addressees } from '../migrations/0003-addressees.js';
import { formerAddressTable } from '../migrations/0013-former-addresses.js';
import { emailChoices } from '../migrations/0016-email-choices.js';

/** Tables that a worker of letters reads and writes, without those of the rest of the service. */
export const letterMigrations = [
  { name: '0001-letters', sql: `${letterTables}${letterTrace}` },
  addressees,
  { name: '0013-former-addresses', sql: formerAddressTable },
  emailChoices,
  {
    name: '0016-email-choice',
    sql: 'create table email_choice (id uuid primary key, address_id uuid not null, order_updates boolean not null, marketing boolean not null, newsletter boolean not null, created_at timestamptz not null);',
  },
];
