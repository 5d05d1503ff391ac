import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** Statuses at which a thing of another service still binds a customer and us: to be paid, done or ended before the account goes. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  product: ['Created', 'Checkout started', 'Checkout completed', 'Payment failed'],
  invoice: ['Issued', 'Sent', 'Overdue'],
  brand_subscription: ['Trial started', 'Subscription started', 'Past due'],
  registration_request: ['Order created', 'Ready for drafting', 'Sent for review', 'Application approved'],
  service_request: ['Submitted', 'Quoted', 'Invoiced', 'Paid', 'In progress'],
};

export interface OpenMatter {
  readonly entity: string;
  readonly id: string;
}

/** What of a person is still open in any service, as the audit log tells it: services do not ask each other while somebody waits. Something that was
 *  changed twice in one moment counts as open only when it is by both. */
export async function openMatters(tx: EntityManager, userId: string): Promise<readonly OpenMatter[]> {
  const rows = await queryRows<{ entity: string; id: string; statuses: readonly (string | null)[] }>(
    tx,
    `select entity, entity_id as id, array_agg(status) as statuses from (
       select entity, entity_id, after ->> 'status' as status, occurred_at, max(occurred_at) over (partition by entity_id) as latest
         from audit_log
        where entity_id in (select entity_id from audit_log where user_id in (select $1::uuid union select user_id from merged_person where into_id = $1) and entity = any($2)) and entity = any($2) and (after is null or after ? 'status')
     ) told where occurred_at = latest group by entity, entity_id order by entity, entity_id`,
    [userId, Object.keys(OPEN)],
  );
  return rows
    .filter(({ entity, statuses }) =>
      statuses.every((status) => status !== null && OPEN[entity]?.includes(status) === true),
    )
    .map(({ entity, id }) => ({ entity, id }));
}
