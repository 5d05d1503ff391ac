import { execute } from '@cotta/kit/model/rows/sql.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import type { EntityManager } from 'typeorm';
import { ADDITION } from './product-rules.js';

/** What is paid for a registration: its order, and what came on top of it. */
const REGISTRATIONS: readonly string[] = ['registration_request', ADDITION];

/** As much of any event of a product as the cost of a registration is kept by. */
interface MoneyFacts {
  readonly subjectType?: string;
  readonly subjectId?: string;
  readonly currency?: string;
  readonly total?: Money;
  readonly refunded?: Money | null;
  readonly status?: string;
  readonly disputeState?: string | null;
  readonly priceBreakdown?: unknown;
}

/** What was paid for each order of a registration and what of it went back, with no word of whose it was. */
export const registrationCost: InlineProjection = {
  name: 'registration_cost',
  tables: ['registration_cost'],
  project: async (tx, event) => {
    const data = event.data as MoneyFacts;
    if (event.type === 'ProductCreated') await begin(tx, event, data);
    else if (event.type === 'ProductRemoved')
      await execute(tx, 'delete from registration_cost where product_id = $1', [event.streamId]);
    else await goOn(tx, event, data);
  },
};

async function begin(tx: EntityManager, { streamId }: RecordedEvent, data: MoneyFacts): Promise<void> {
  const { subjectType = '', subjectId, total, status } = data;
  const filing = filedAt(data.priceBreakdown);
  if (!REGISTRATIONS.includes(subjectType) || subjectId === undefined || filing === undefined) return;
  await execute(
    tx,
    `insert into registration_cost (product_id, registration_id, office, classes, currency, paid_minor, back_minor, status, is_taken_back) values ($1, $2, $3, $4, $5, $6, 0, $7, false)`,
    [
      streamId,
      subjectId,
      filing.office,
      filing.classes,
      data.currency ?? total?.currency ?? '',
      total?.amountMinor ?? 0,
      status ?? '',
    ],
  );
}

/** Each event says what changed, and repeats the total and what the product is for. */
async function goOn(tx: EntityManager, { streamId }: RecordedEvent, data: MoneyFacts): Promise<void> {
  if (data.subjectType !== undefined && !REGISTRATIONS.includes(data.subjectType)) return;
  await execute(
    tx,
    `update registration_cost set paid_minor = coalesce($2, paid_minor), back_minor = coalesce($3, back_minor), status = coalesce($4, status), is_taken_back = is_taken_back or $5 where product_id = $1`,
    [
      streamId,
      data.total?.amountMinor ?? null,
      data.refunded?.amountMinor ?? null,
      data.status ?? null,
      data.disputeState === 'Lost',
    ],
  );
  const filing = data.priceBreakdown === undefined ? undefined : filedAt(data.priceBreakdown);
  if (filing !== undefined)
    await execute(tx, `update registration_cost set office = $2, classes = $3 where product_id = $1`, [
      streamId,
      filing.office,
      filing.classes,
    ]);
}

interface Filed {
  readonly office: string | null;
  readonly classes: number | null;
}

/** The one office of a stored price and its classes; nulls where it is for several offices, whose money nobody can tell apart. Undefined where it is no price of
 *  a registration. */
function filedAt(priceBreakdown: unknown): Filed | undefined {
  // The edge: what an order stored of its price is a `PricedOrder`, where anything was stored.
  const facts = (priceBreakdown as { facts?: { filings?: readonly Filing[]; service?: unknown } } | null)
    ?.facts;
  if (facts?.filings === undefined || facts.service != null) return undefined;
  const [only, ...more] = facts.filings;
  return only === undefined || more.length > 0
    ? { office: null, classes: null }
    : { office: only.jurisdiction, classes: only.classes };
}

interface Filing {
  readonly jurisdiction: string;
  readonly classes: number;
}
