import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';

/** How far the subscription is; null where nothing was heard of it since. */
export const brandPlanStatus: Migration = {
  name: '0004-brand-plan-status',
  sql: 'alter table brand_plan add column status text',
};
