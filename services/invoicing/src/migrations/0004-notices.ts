import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';

/** Disputes the payment provider told of, until they are decided; and which coupon codes a visitor tried lately. */
export const notices: Migration = {
  name: '0004-notices',
  sql: `create table dispute_notice (
  order_id text primary key,
  due_at timestamptz not null
);
create table coupon_try (
  visitor text not null,
  code_hash text not null,
  tried_at timestamptz not null,
  primary key (visitor, code_hash)
)`,
};
