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

const isOpen = `case entity ${Object.entries(OPEN)
  .map(
    ([entity, open]) =>
      `when '${entity}' then after ->> 'status' in (${open.map((status) => `'${status}'`).join(', ')})`,
  )
  .join(' ')} end`;

const entities = Object.keys(OPEN)
  .map((entity) => `'${entity}'`)
  .join(', ');

/** What a part of the audit log says of open matters, kept when it goes to the archive: the last word of it about each, and whose it was last, which an entry without a status may say. */
export const keepStatuses = `
  insert into archived_status (entity, entity_id, status, occurred_at)
  select distinct on (entity, entity_id) entity, entity_id, after ->> 'status', occurred_at
    from $part where entity in (${entities}) and (after is null or after ? 'status')
   order by entity, entity_id, occurred_at desc, coalesce(${isOpen}, false)
  on conflict (entity, entity_id) do update set status = excluded.status, occurred_at = excluded.occurred_at
  where excluded.occurred_at >= archived_status.occurred_at;
  update archived_status kept set user_id = owner.user_id from (
    select distinct on (entity, entity_id) entity, entity_id, user_id
      from $part where entity in (${entities}) and user_id is not null order by entity, entity_id, occurred_at desc) owner
   where kept.entity = owner.entity and kept.entity_id = owner.entity_id`;

export interface OpenMatter {
  readonly entity: string;
  readonly id: string;
}

/** What of a person is still open in any service, as the audit log, and what was kept of its archived months, tells it: services do not ask each other while somebody waits. Something that was
 *  changed twice in one moment counts as open only when it is by both. */
export async function openMatters(tx: EntityManager, userId: string): Promise<readonly OpenMatter[]> {
  const rows = await queryRows<{ entity: string; id: string; statuses: readonly (string | null)[] }>(
    tx,
    `with person as (select $1::uuid as id union select user_id from merged_person where into_id = $1),
          theirs as (select entity_id from audit_log where user_id in (select id from person) and entity = any($2)
                      union select entity_id from archived_status where user_id in (select id from person) and entity = any($2))
     select entity, entity_id as id, array_agg(status) as statuses from (
       select entity, entity_id, status, occurred_at, max(occurred_at) over (partition by entity_id) as latest from (
         select entity, entity_id, after ->> 'status' as status, occurred_at from audit_log
          where entity_id in (select entity_id from theirs) and entity = any($2) and (after is null or after ? 'status')
         union all
         select entity, entity_id, status, occurred_at from archived_status where entity_id in (select entity_id from theirs) and entity = any($2)
       ) said
     ) told where occurred_at = latest group by entity, entity_id order by entity, entity_id`,
    [userId, Object.keys(OPEN)],
  );
  return rows
    .filter(({ entity, statuses }) =>
      statuses.every((status) => status !== null && OPEN[entity]?.includes(status) === true),
    )
    .map(({ entity, id }) => ({ entity, id }));
}
