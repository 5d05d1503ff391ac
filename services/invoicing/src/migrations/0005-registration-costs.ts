import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';

/** What each order of a registration was paid and given back; filled from the events by a rebuild. Nobody is named in it. */
export const registrationCosts: Migration = {
  name: '0005-registration-costs',
  sql: `create table registration_cost (
  product_id uuid primary key,
  registration_id uuid not null,
  office text,
  classes integer,
  currency text not null,
  paid_minor bigint not null,
  back_minor bigint not null,
  status text not null,
  is_taken_back boolean not null
);
create index registration_cost_registration_id on registration_cost (registration_id)`,
};
