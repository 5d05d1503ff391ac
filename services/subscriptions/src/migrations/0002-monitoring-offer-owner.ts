import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';

/** Whose offer it is; null where it was heard of before that was kept. */
export const monitoringOfferOwner: Migration = {
  name: '0002-monitoring-offer-owner',
  sql: 'alter table monitoring_offer add column user_id uuid',
};
