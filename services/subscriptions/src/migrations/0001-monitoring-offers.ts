import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';

/** Of each recommended step, as cases last said it: whether it offers to watch the brand, and how far it is. */
export const monitoringOffers: Migration = {
  name: '0001-monitoring-offers',
  sql: `create table monitoring_offer (
  id uuid primary key,
  offers boolean not null,
  status text not null
)`,
};
