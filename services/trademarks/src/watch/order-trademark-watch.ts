import { defineCommand, type CommandContext } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { readFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { isCountry } from '@cotta/reference/countries.js';
import { classNumbers } from '@cotta/reference/nice-classes.js';
import { officeOf } from '@cotta/reference/offices.js';
import { WATCH_QUOTE_USE, watchText } from '@cotta/reference/watch-price.js';
import type { EntityManager } from 'typeorm';
import { orderPlaced } from '../ordered-work/ordered-work-rules.js';
import { no } from '../refusals.js';
import type { NameIndex } from '../search/live/name-index.js';
import {
  trademarkWatchSubscription,
  trademarkWatchSubscriptionResource,
} from './trademark-watch-subscription.record.js';
import { lastDayOfYear } from './watch-year.js';

const { trademarkId, alsoSimilar } = trademarkWatchSubscriptionResource.fields;

const input = {
  trademarkId,
  alsoSimilar,
  offices: f.list(
    f.code('JurisdictionCode', 'Office whose register is watched.', {
      known: (code) => officeOf(code) !== undefined,
    }),
    { min: 1, max: 101 },
  ),
  classes: f.list(f.integer('Class of the Nice Classification.', classNumbers), { min: 1, max: 45 }),
  country: f.code('CountryCode', 'Country of the billing address: taxes follow from it.', {
    known: isCountry,
  }),
  currency: f.code('CurrencyCode', 'Currency of the price.', {}),
  quote: f.text('Signed price, as watchQuote gave it for this very watch.', { max: 8000 }),
};
type Wanted = InputOf<typeof input>;

interface Parts {
  readonly linkKey: string;
  /** Says which registers there are, and of which day. */
  readonly index: NameIndex;
}

/** A year of a register watch at the price of the list: it begins when it is paid. */
export const defineOrderTrademarkWatch = ({ linkKey, index }: Parts) =>
  defineCommand({
    name: 'OrderTrademarkWatch',
    doc: 'Orders a year of watching registers for what comes near a mark. A service order follows at the quoted price; the watch begins when it is paid.',
    aggregate: trademarkWatchSubscription.aggregate,
    stream: 'new',
    input,
    allowed: ['customer'],
    preload: (tx, { input: wanted, context }) => marksProblem(tx, wanted, context),
    decide: (_, wanted, context) => {
      if (isRefusal(context.preloaded)) return context.preloaded;
      const net = priceOf(wanted, linkKey, context.now);
      const refused = coverageProblem(wanted.offices, index);
      if (refused !== undefined) return refused;
      if (isRefusal(net)) return net;
      const { userId } = context.viewer;
      const dateStart = calendarDate(context.now, 'UTC');
      return [
        {
          type: trademarkWatchSubscription.events.added,
          data: {
            trademarkId: wanted.trademarkId,
            userId: userId ?? null,
            dateStart,
            dateEnd: lastDayOfYear(dateStart),
            jurisdictions: [...new Set(wanted.offices)],
            classes: [...new Set(wanted.classes)].toSorted((a, b) => a - b),
            alsoSimilar: wanted.alsoSimilar,
            orderedFee: { amountMinor: net, currency: wanted.currency },
            ...orderPlaced(wanted, context),
            ...context.preloaded,
          },
          ...(userId === undefined ? {} : { subjectId: userId }),
        },
      ];
    },
  });

/** Only the owner of a mark has it watched, and one order waits for its money at a time. */
async function marksProblem(
  tx: EntityManager,
  { trademarkId: id }: Wanted,
  { viewer }: Pick<CommandContext, 'viewer'>,
): Promise<Refusal | { markName: string }> {
  // Two windows wait for each other.
  const mark = await queryRow<{ name: string }>(
    tx,
    'select name from trademark where id = $1 and user_id = $2 for update',
    [id, viewer.userId ?? null],
  );
  if (mark === undefined)
    return refuseFields([
      { path: ['trademarkId'], code: 'UNKNOWN_REFERENCE', message: 'This is not a mark of this account.' },
    ]);
  const open = await queryRow(
    tx,
    'select id from trademark_watch_subscription where trademark_id = $1 and service_request_id is not null and work_released_at is null',
    [id],
  );
  return open === undefined ? { markName: mark.name } : no('WATCH_ORDER_OPEN');
}

/** What no register here holds is not watched, so nobody pays for it. */
function coverageProblem(offices: readonly string[], { ready, facts }: NameIndex): Refusal | undefined {
  if (!ready) return no('SEARCH_STARTING');
  const missing = offices.flatMap((office, position) =>
    facts.dataAsOf[office] === undefined ? [{ office, position }] : [],
  );
  return missing.length === 0
    ? undefined
    : refuseFields(
        missing.map(({ office, position }) => ({
          path: ['offices', String(position)],
          code: 'REGISTER_NOT_HELD',
          message: `We hold no register of ${office}, so we cannot watch it.`,
          params: { office },
        })),
      );
}

const signed = {
  watch: f.text('What was priced.', { max: 2000 }),
  net: f.integer('Before tax, minor units.', { min: 1 }),
  currency: input.currency,
};

/** What invoicing vouches for, in minor units before tax, where it is for this very watch. */
function priceOf(wanted: Wanted, linkKey: string, now: Date): number | Refusal {
  const reading = readFacts(wanted.quote, WATCH_QUOTE_USE, { key: linkKey, now });
  if (reading.state === 'invalid') return no('QUOTE_INVALID');
  if (reading.state === 'expired') return no('QUOTE_EXPIRED');
  const facts = parseInput(signed, reading.facts);
  if (!facts.ok) return no('QUOTE_INVALID');
  const asked = watchText({ ...wanted, classes: new Set(wanted.classes).size });
  return facts.value.watch === asked && facts.value.currency === wanted.currency
    ? facts.value.net
    : no('QUOTE_DIFFERS');
}
