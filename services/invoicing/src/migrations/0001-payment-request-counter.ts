import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';

/** Sequence of payment requests, per issuer and year. Gaps are allowed here, so a request that is removed never lends its symbol to another. */
export const paymentRequestCounter: Migration = {
  name: '0001-payment-request-counter',
  sql: `create table payment_request_counter (
  billing_entity_code text not null,
  year integer not null,
  last_sequence integer not null,
  primary key (billing_entity_code, year)
)`,
};
