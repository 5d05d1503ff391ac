import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';

/** By what the payers of trials are known, as keyed hashes, and of which subscription; filled from the events by a rebuild. Nobody is named in it. */
export const trialPayerTable: Migration = {
  name: '0007-trial-payers',
  sql: `create table trial_payer (
  fingerprint text not null,
  subscription_id uuid not null,
  primary key (fingerprint, subscription_id)
)`,
};
