import { recordDecider, type RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { LIMIT_CURRENCY } from '../second-person.js';
import { newestLimit } from './limit-in-force.js';

export const filingLimitResource = defineResource({
  name: 'FilingLimit',
  table: 'filing_limit',
  doc: 'Up to which fee one person lets a filing go. Each entry is one change, and the entries are its history: it counts for filings prepared from then on.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    amount: f.money('From then on; in euro.'),
    formerAmount: f.money('Until then.'),
    reason: f.longText('Why.', { max: 2000, min: 1 }),
    changedById: f.ref('User', 'Who changed it.', { as: 'changedBy', ofAnyClient: true, filterable: true }),
  },
});

/** A million euro: what no application costs. */
const MOST_CENTS = 100_000_000;

type Limit = RecordFields<typeof filingLimitResource.fields>;

function amountProblem({ amount, formerAmount }: Limit): Refusal | undefined {
  const wrong = (code: string, message: string): Refusal =>
    refuseFields([{ path: ['amount'], code, message }]);
  if (amount?.currency !== LIMIT_CURRENCY)
    return wrong('WRONG_CURRENCY', 'The limit is an amount in euro: enter it in EUR.');
  if (amount.amountMinor < 0) return wrong('TOO_SMALL', 'Enter zero or more.');
  if (amount.amountMinor > MOST_CENTS) return wrong('TOO_LARGE', 'Enter at most a million euro.');
  return amount.amountMinor === formerAmount?.amountMinor
    ? wrong('UNCHANGED', 'This is the limit already: enter another amount.')
    : undefined;
}

/** Changed by admins, by adding what holds from now on; what held before stays to be read. @param firstLimitCents what holds before the first change */
const filingLimit = (firstLimitCents: number) =>
  recordDecider(
    filingLimitResource,
    { added: 'FilingLimitChanged', amended: 'FilingLimitAmended', removed: 'FilingLimitRemoved' },
    {
      writable: ['amount', 'reason'],
      create: ['admin'],
      createStepUp: true,
      update: [],
      remove: [],
      preload: async (tx) => {
        // Two changes at once are one after the other: each says what it took the place of.
        await tx.query("select pg_advisory_xact_lock(hashtextextended('filing limit', 0))");
        const former = await newestLimit(tx);
        return { formerAmount: { amountMinor: former ?? firstLimitCents, currency: LIMIT_CURRENCY } };
      },
      fill: (_, { viewer }) => ({ changedById: viewer.userId ?? null }),
      check: amountProblem,
    },
  );

export const filingLimitEntity = (firstLimitCents: number): Entity =>
  recordEntity(filingLimitResource, filingLimit(firstLimitCents));
