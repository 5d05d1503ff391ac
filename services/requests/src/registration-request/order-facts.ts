import type { EntityManager } from 'typeorm';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { addresseeZone } from './addressee-zone.js';
import { nextStepOf, type NextStep, type OrderPayment } from './next-step.js';
import type { PastFact } from './order/order-steps.js';
import { workPromisedAt } from './verification/promised-time.js';
import { readPayments } from './order/preload-payment.js';
import { filedOffices } from './draft/filed-offices.js';
import { wholeGaps } from './draft/whole-gaps.js';

/** What pages about an order are told of it, read at once for all orders of a list. */
export interface OrderFacts {
  readonly status: string | null;
  readonly step: NextStep;
  readonly payment: OrderPayment | null;
  readonly assignedAdminId: string | null;
  readonly linkRevision: number;
  /** Oldest first. */
  readonly past: readonly PastFact[];
}

type Reader = Pick<EntityManager, 'query'>;

interface Row {
  readonly id: string;
  readonly status: string | null;
  readonly country: string | null;
  readonly verificationVersion: number;
  readonly promisedAt: Date | null;
  readonly viewedAt: Date | null;
  readonly orderDraftSavedAt: Date | null;
  readonly endAskedAt: Date | null;
  readonly approvedAt: Date | null;
  readonly postponedUntil: string | null;
  readonly paidAt: Date | null;
  readonly assignedAdminId: string | null;
  readonly linkRevision: number | null;
}

/** Statuses whose next step depends on what the draft lacks. */
const DRAFTED: readonly unknown[] = ['Ready for drafting', 'Sent for review'];

/** `ids`: orders that may be shown; the answers come in their order. */
export async function readOrderFacts(
  manager: Reader,
  ids: readonly string[],
  now: Date,
): Promise<OrderFacts[]> {
  const rows: Row[] = await manager.query(
    `select id, status, country, verification_version as "verificationVersion", promised_at as "promisedAt", viewed_at as "viewedAt", order_draft_saved_at as "orderDraftSavedAt", end_asked_at as "endAskedAt",
            approved_at as "approvedAt", postponed_until::text as "postponedUntil", paid_at as "paidAt", assigned_admin_id as "assignedAdminId", link_revision as "linkRevision" from registration_request where id = any($1::uuid[])`,
    [ids],
  );
  const events: { id: string; type: string; occurredAt: Date }[] = await manager.query(
    'select stream_id as id, type, occurred_at as "occurredAt" from tracking_event where stream_id = any($1::uuid[]) order by stream_id, version',
    [ids],
  );
  const payments = await readPayments(manager, ids);
  const facts = new Map<string, OrderFacts>();
  for (const row of rows)
    facts.set(
      row.id,
      await factsOf(
        manager,
        { row, past: events.filter(({ id }) => id === row.id), payment: payments.get(row.id) ?? null },
        now,
      ),
    );
  return ids.map((id) => {
    const found = facts.get(id);
    if (found === undefined) throw new Error(`order ${id} was shown and is not there`);
    return found;
  });
}

async function factsOf(
  manager: Reader,
  {
    row,
    past,
    payment,
  }: { readonly row: Row; readonly past: readonly PastFact[]; readonly payment: OrderPayment | null },
  now: Date,
): Promise<OrderFacts> {
  const { status, postponedUntil, country, paidAt, endAskedAt, approvedAt, assignedAdminId } = row;
  const asking = lastAsked(past);
  const from = endAskedAt ?? (status === 'Application approved' ? approvedAt : (asking?.occurredAt ?? null));
  const step = nextStepOf({
    ...row,
    payment,
    paid: paidAt !== null,
    gaps: DRAFTED.includes(status) ? await wholeGaps(manager, row.id) : [],
    ...(status === 'Application approved' ? { offices: await filedOffices(manager, row.id) } : {}),
    postponedUntil:
      postponedUntil !== null && postponedUntil > calendarDate(now, addresseeZone(country))
        ? postponedUntil
        : null,
    asked: asking === undefined ? null : asking.type === 'ReviewRequested' ? 'first' : 'changes',
    workPromisedAt: from === null ? null : workPromisedAt(from),
  });
  return { status, step, payment, assignedAdminId, linkRevision: row.linkRevision ?? 0, past };
}

/** What the lawyer was asked for since the draft was last with the client; undefined where nothing was. */
function lastAsked(past: readonly PastFact[]): PastFact | undefined {
  const last = past.findLast(
    ({ type }) =>
      type === 'ReviewRequested' ||
      type === 'ChangesRequested' ||
      type === 'SentForReview' ||
      type === 'ReadyForDrafting',
  );
  return last?.type === 'ReviewRequested' || last?.type === 'ChangesRequested' ? last : undefined;
}
