import { execute, queryRows } from '@cotta/kit/model/rows/sql.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { serviceFormOf } from '@cotta/reference/service-forms.js';
import type { EntityManager } from 'typeorm';
import { markOfOrder, renewalsOf, SEVERAL_RENEWALS } from './service-parameters.js';
import { no } from '../refusals.js';

interface Order {
  readonly userId?: string | null;
  readonly publicId?: string;
  readonly serviceName?: string;
  readonly parameters?: unknown;
}

interface Mark {
  readonly jurisdiction: string;
  readonly number: string;
}

interface Other {
  /** Which of the marks, from 0. */
  readonly position: number;
  readonly publicId: string;
}

const RENEWAL = 'trademark-renewal';

/** A second order of the same service for the same mark is a mistake: it would be paid twice. Only the customer's own orders are looked at, and one order of theirs waits for
 *  the other: those of two windows would not see each other. */
export async function refuseTwice(tx: EntityManager, order: Order): Promise<Record<never, never> | Refusal> {
  if (!order.userId) return {};
  await execute(tx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `service-orders:${order.userId}`,
  ]);
  const several = order.serviceName === SEVERAL_RENEWALS;
  const others = await ordersOf(
    tx,
    several ? { ...order, serviceName: RENEWAL } : order,
    several ? renewalsOf(order) : markOf(order),
  );
  if (others.length === 0) return {};
  if (several)
    return refuseFields(
      others.map(({ position, publicId }) => {
        const { refused: code, message } = no('ORDERED_ALREADY', { publicId });
        return {
          path: ['parameters', 'marks', String(position), 'number'],
          code,
          message,
          params: { publicId },
        };
      }),
    );
  const said = others.map(({ publicId }) => no('ORDERED_ALREADY', { publicId }).message);
  return { ...no('ORDERED_ALREADY', { publicId: others[0]?.publicId ?? '' }), message: said.join(' ') };
}

function markOf(order: Order): readonly Mark[] {
  // Letters about one mark go to many; only what is done to the mark itself is done once.
  if (serviceFormOf(order.serviceName ?? '')?.once === false) return [];
  const { jurisdiction, number } = markOfOrder(order);
  return jurisdiction === null || number === '' ? [] : [{ jurisdiction, number }];
}

/** As `registrationKey` compares numbers: people space them differently. */
const plain = (number: string): string => `upper(regexp_replace(${number}, '\\s', '', 'g'))`;

/** Orders of one mark, and orders of several whose part for this mark has not come to be yet. One for each mark at most. */
async function ordersOf(
  tx: EntityManager,
  { userId, serviceName = '', publicId = '' }: Order,
  marks: readonly Mark[],
): Promise<Other[]> {
  if (marks.length === 0) return [];
  return queryRows<Other>(
    tx,
    `select distinct on (mark.position) mark.position::integer - 1 as position, other.public_id as "publicId"
     from unnest($3::text[], $4::text[]) with ordinality as mark (jurisdiction, number, position)
     join service_request other on other.user_id = $1 and other.public_id <> $5 and other.status in ('Submitted', 'Quoted', 'Invoiced', 'Paid', 'In progress')
       and ((other.service_name = $2 and other.jurisdiction = mark.jurisdiction and ${plain("other.parameters ->> 'number'")} = ${plain('mark.number')})
         or ($2 = '${RENEWAL}' and other.service_name = '${SEVERAL_RENEWALS}'
           and exists (select from jsonb_path_query(other.parameters, 'lax $.marks[*]') as one where one ->> 'jurisdiction' = mark.jurisdiction and ${plain("one ->> 'number'")} = ${plain('mark.number')})
           and not exists (select from service_request part where part.part_of_id = other.id and part.jurisdiction = mark.jurisdiction and ${plain("part.parameters ->> 'number'")} = ${plain('mark.number')})))
     order by mark.position, other.created_at`,
    [
      userId,
      serviceName,
      marks.map(({ jurisdiction }) => jurisdiction),
      marks.map(({ number }) => number),
      publicId,
    ],
  );
}
