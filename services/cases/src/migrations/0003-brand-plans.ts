import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';

/** By which tier each subscription watches over a brand, as it was last heard: what a tier includes is not charged again. */
export const brandPlans: Migration = {
  name: '0003-brand-plans',
  sql: `create table brand_plan (
  subscription_id uuid primary key,
  brand_id uuid,
  tier text,
  is_monitored boolean not null
);
create index brand_plan_brand_id on brand_plan (brand_id)`,
};
