/** How far the subscription is; null where nothing was heard of it since. */
export const brandPlanStatus = {
  name: '0004-brand-plan-status',
  sql: 'alter table brand_plan add column status text',
};
