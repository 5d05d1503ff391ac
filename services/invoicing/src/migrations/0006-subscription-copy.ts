import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';

/** What subscriptions says of its subscriptions and of the payments of their periods, as it last said it; which tries and changes of tier it asked for; and pages
 *  on which a card is put on file. */
export const subscriptionCopy: Migration = {
  name: '0006-subscription-copy',
  sql: `create table subscription_copy (
  id uuid primary key,
  entity text not null,
  user_id uuid,
  facts jsonb not null
);
create index subscription_copy_user_id on subscription_copy (user_id);
create table period_charge (
  payment_id uuid primary key,
  attempt integer not null
);
create table tier_change (
  id uuid primary key,
  subscription_id uuid not null,
  tier text not null,
  ordered_on date not null
);
create table card_setup (
  id uuid primary key,
  user_id uuid not null,
  customer_id text not null,
  order_id text not null
)`,
};
