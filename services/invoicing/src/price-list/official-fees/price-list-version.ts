import { currencies, type Currency } from '../../money/exact/amount.js';
import { loadMoneyRules } from '../money-data.js';
import { loadPriceList } from '../price-data.js';
import { listValidOn, type PriceList } from '../price-list.js';
import { inOrder, type ConfirmedFee } from './fees-in-force.js';

/** Name of the file of the price list that is in use. */
export const PRICE_LIST = 'example-2026-11';

/** How many versions are kept made: today's, those that open quotes hold, and those that somebody tries. */
const MOST_VERSIONS = 12;

/** Which version of the price list is meant. */
export interface Wanted {
  /** All confirmations there are, those for later days too. */
  readonly confirmed: readonly ConfirmedFee[];
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Name of a version that a quote holds; absent: the one of the day. */
  readonly held?: string | undefined;
}

/** A version and what it was made from. */
interface Version {
  readonly name: string;
  readonly fees: readonly ConfirmedFee[];
}

/** The version that a quote holds, or that of the day: the file, with each fee that was confirmed until then. A later confirmation makes a later version
 *  and changes none, because it never counts from a day before the one on which it was given. */
export function versionOf({ confirmed, day, held }: Wanted): Version {
  const all = inOrder(confirmed);
  const upTo = (count: number): Version => {
    const fees = all.slice(0, count);
    const last = fees.at(-1);
    return { name: last === undefined ? PRICE_LIST : nameOf(last), fees };
  };
  if (held === PRICE_LIST) return upTo(0);
  const heldAt = all.findIndex((fee) => nameOf(fee) === held);
  return upTo(heldAt >= 0 ? heldAt + 1 : all.filter(({ inForceFrom }) => inForceFrom <= day).length);
}

const nameOf = ({ position }: ConfirmedFee): string => `${PRICE_LIST}+${position}`;

/** What tells one version from every other one, whichever database it comes from. */
export function versionKey(wanted: Wanted): string {
  const { name, fees } = versionOf(wanted);
  return [name, ...fees.map(({ id }) => id)].join(' ');
}

type ByCurrency = ReadonlyMap<Currency, PriceList>;
const made = new Map<string, ByCurrency>();
/** Rows of a day are picked, and looked through by office, once and not once a price. */
const ofDay = new Map<string, PriceList | undefined>();

/** The list in one currency with the rows of the day; undefined before its first day. */
export function listOn(currency: Currency, wanted: Wanted): PriceList | undefined {
  const key = versionKey(wanted);
  const dayKey = `${wanted.day} ${currency} ${key}`;
  if (ofDay.has(dayKey)) return ofDay.get(dayKey);
  const list = byCurrency(key, wanted).get(currency);
  const found = list === undefined ? undefined : listValidOn([list], wanted.day);
  keep(ofDay, dayKey, found, MOST_VERSIONS * currencies.length);
  return found;
}

function byCurrency(key: string, wanted: Wanted): ByCurrency {
  const known = made.get(key);
  if (known !== undefined) return known;
  const { name, fees } = versionOf(wanted);
  const whole = loadPriceList(PRICE_LIST, loadMoneyRules().derivation, fees);
  const lists = new Map(
    currencies.map((currency) => [
      currency,
      { ...whole, id: name, rows: whole.rows.filter((row) => row.currency === currency) },
    ]),
  );
  keep(made, key, lists, MOST_VERSIONS);
  return lists;
}

/** The oldest makes room. */
function keep<V>(kept: Map<string, V>, key: string, value: V, most: number): void {
  kept.set(key, value);
  const oldest = kept.keys().next().value;
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
