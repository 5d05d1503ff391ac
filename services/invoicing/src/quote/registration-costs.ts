import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { exponentOf, isCurrency, type Currency } from '../money/exact/amount.js';

/** What registrations at one office with as many classes were paid in the end, tax included where one was due. Minor units, rounded to whole units. */
export interface RegistrationCosts {
  /** How many. */
  readonly registrations: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Fewer could point at somebody. */
export const LEAST_REGISTRATIONS = 10;

/** As long as an answer holds: how many there are changes by a few a day. */
const KEPT_MS = 600_000;

interface CostRow extends RegistrationCosts {
  readonly office: string;
  readonly classes: number;
  readonly currency: string;
}

/** A registration counts once all of its orders that were not called off are finished, their fees settled and nothing of them taken back by a bank; with all of its
 *  money at one office. */
async function costRows(tx: EntityManager): Promise<readonly CostRow[]> {
  return queryRows<CostRow>(
    tx,
    `select office, classes, currency, count(*)::integer as registrations, percentile_cont(0.5) within group (order by minor) as median, min(minor) as least, max(minor) as most
     from (
       select max(office) as office, sum(classes)::integer as classes, max(currency) as currency, sum(paid_minor - back_minor)::double precision as minor
       from registration_cost where status <> 'Cancelled' group by registration_id
       having bool_and(status = 'Fulfilled' and not is_taken_back and office is not null) and count(distinct office) = 1 and count(distinct currency) = 1
     ) came
     where minor > 0 group by office, classes, currency having count(*) >= $1`,
    [LEAST_REGISTRATIONS],
  );
}

export interface CostsAsked {
  readonly office: string;
  readonly classes: number;
  readonly currency: Currency;
}

/** What registrations came to, asked of the rows once in ten minutes however many read it. Undefined while there are fewer than ten. */
export function registrationCosts({
  db,
  clock,
}: Pick<CommandRuntime, 'db' | 'clock'>): (asked: CostsAsked) => Promise<RegistrationCosts | undefined> {
  let known:
    | { readonly until: number; readonly costs: Promise<ReadonlyMap<string, RegistrationCosts>> }
    | undefined;
  return async (asked) => {
    const now = clock.now().getTime();
    if (known === undefined || known.until <= now) {
      const costs = inTransaction(db, costRows).then(
        (rows) => new Map(rows.map((row) => [keyOf(row), inWholeUnits(row)])),
      );
      known = { until: now + KEPT_MS, costs };
      // What failed is asked again by the next reader.
      costs.catch(() => (known = undefined));
    }
    return (await known.costs).get(keyOf(asked));
  };
}

const keyOf = ({ office, classes, currency }: Pick<CostRow, 'office' | 'classes' | 'currency'>): string =>
  `${office} ${classes} ${currency}`;

function inWholeUnits({ currency, registrations, median, least, most }: CostRow): RegistrationCosts {
  const unit = isCurrency(currency) ? 10 ** exponentOf(currency) : 1;
  const whole = (minor: number): number => Math.round(minor / unit) * unit;
  return { registrations, median: whole(median), least: whole(least), most: whole(most) };
}
