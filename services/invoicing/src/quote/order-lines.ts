import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Currency } from '../money/exact/amount.js';
import { whole } from '../money/exact/fraction.js';
import type { OrderLine } from './quote.js';
import { no } from '../refusals.js';
import type { Occasion, PriceList, PriceRow } from '../price-list/price-list.js';

/** One mark at one office. */
export interface Filing {
  /** Code of the office. */
  readonly jurisdiction: string;
  /** How many classes, at least 1. */
  readonly classes: number;
  /** Classes that the order has there already and that are paid by it: only what comes on top is priced. Absent: none. */
  readonly already?: number;
  readonly currency: Currency;
}

/** A cost that may fall due later for the same filing. */
export interface LaterCost {
  readonly occasion: Exclude<Occasion, 'ORDER' | 'LATE_RENEWAL' | 'TRANSFER' | 'WATCH' | 'IDENTICAL_WATCH'>;
  /** Minor units, net of VAT: the most it comes to; null where the office's part is not known and only a person can say. */
  readonly net: number | null;
  /** What it probably comes to; absent where `net` is exact. */
  readonly expectedNet?: number;
  readonly confidence: PriceRow['confidence'];
}

/** Our fee, then the office's, for one filing. Refused with PRICE_MISSING where the list lacks one of the two. */
export function orderLines(
  list: PriceList,
  filing: Filing,
  occasion: Occasion = 'ORDER',
): OrderLine[] | Refusal {
  const rows = rowsFor(list, filing, occasion);
  const complete =
    rows.some((row) => row.kind === 'LAWYER_FEE') && rows.some((row) => row.kind === 'OFFICIAL_FEE');
  return complete
    ? linesOf(
        rows.filter((row) => due(row, filing) > 0),
        filing,
      )
    : no('PRICE_MISSING', { jurisdiction: filing.jurisdiction, currency: filing.currency });
}

/** What the office takes on top for a renewal after its last day: no line where it takes nothing. Refused with PRICE_MISSING where that is not known. */
export function surchargeLines(list: PriceList, filing: Filing): OrderLine[] | Refusal {
  const rows = rowsFor(list, filing, 'LATE_RENEWAL');
  return rows.length > 0
    ? linesOf(
        rows.filter((row) => row.unitNet > 0),
        filing,
      )
    : no('PRICE_MISSING', { jurisdiction: filing.jurisdiction, currency: filing.currency });
}

function linesOf(rows: readonly PriceRow[], filing: Filing): OrderLine[] {
  return rows
    .toSorted((a, b) => Number(a.kind === 'OFFICIAL_FEE') - Number(b.kind === 'OFFICIAL_FEE'))
    .map((row) => ({
      code: row.jurisdiction === null ? `${filing.jurisdiction}-${row.item}` : row.item,
      kind: row.kind,
      vatCategory: row.vatCategory,
      unitNet: row.unitNet,
      ...(row.expectedNet === undefined ? {} : { expectedNet: row.expectedNet }),
      quantity: whole(due(row, filing)),
    }));
}

/** Our fee for a year of a register watch at one office, minor units before tax. Refused with PRICE_MISSING. */
export function watchFee(list: PriceList, filing: Filing, alsoSimilar: boolean): number | Refusal {
  const rows = rowsFor(list, filing, alsoSimilar ? 'WATCH' : 'IDENTICAL_WATCH');
  return rows.length === 0
    ? no('PRICE_MISSING', { jurisdiction: filing.jurisdiction, currency: filing.currency })
    : rows.reduce((sum, row) => sum + row.unitNet * due(row, filing), 0);
}

/** The price of a subscription for one period. Refused with PRICE_MISSING. */
export function subscriptionLine(list: PriceList, item: string, currency: Currency): OrderLine | Refusal {
  const row = list.rows.find(
    (one) => one.kind === 'SUBSCRIPTION_FEE' && one.item === item && one.currency === currency,
  );
  if (row === undefined) return no('PRICE_MISSING', { item, currency });
  return {
    code: item,
    kind: row.kind,
    vatCategory: row.vatCategory,
    unitNet: row.unitNet,
    quantity: whole(1),
  };
}

/** What could come later for the same filing, so that nobody learns of it after paying. */
export function laterCosts(list: PriceList, filing: Filing): LaterCost[] {
  const occasions = ['REGISTRATION', 'RENEWAL', 'PROOF_OF_USE', 'OFFICE_LETTER'] as const;
  return occasions.flatMap((occasion) => {
    const rows = rowsFor(list, filing, occasion);
    if (rows.length === 0) return [];
    // Every office takes money for a renewal; a letter is answered with our work alone.
    const known = occasion !== 'RENEWAL' || rows.some((row) => row.kind === 'OFFICIAL_FEE');
    const sum = (amount: (row: PriceRow) => number): number =>
      rows.reduce((total, row) => total + amount(row) * due(row, filing), 0);
    const net = sum(({ unitNet }) => unitNet);
    const expectedNet = sum((row) => row.expectedNet ?? row.unitNet);
    const isEstimated = known && rows.some((row) => row.expectedNet !== undefined);
    return [
      {
        occasion,
        net: known ? net : null,
        ...(isEstimated ? { expectedNet } : {}),
        confidence: leastSure(rows),
      },
    ];
  });
}

function rowsFor(
  list: PriceList,
  { jurisdiction, classes, already = 0, currency }: Filing,
  occasion: Occasion,
): PriceRow[] {
  return rowsOfOffice(list, jurisdiction).filter(
    (row) =>
      row.kind !== 'SUBSCRIPTION_FEE' &&
      row.occasion === occasion &&
      row.currency === currency &&
      quantity(row, already + classes) > 0,
  );
}

/** A list is looked through once an office, not once an office and occasion: of all offices together that is most of the work. */
const byOffice = new WeakMap<readonly PriceRow[], Map<string, readonly PriceRow[]>>();

/** Rows of the office and those of every office, in the order of the list. */
function rowsOfOffice({ rows }: PriceList, office: string): readonly PriceRow[] {
  const known = byOffice.get(rows) ?? new Map<string, readonly PriceRow[]>();
  byOffice.set(rows, known);
  const found =
    known.get(office) ?? rows.filter(({ jurisdiction }) => jurisdiction === null || jurisdiction === office);
  known.set(office, found);
  return found;
}

/** How often the row is due for what comes on top of the classes that are there already. */
function due(row: PriceRow, { classes, already = 0 }: Pick<Filing, 'classes' | 'already'>): number {
  return quantity(row, already + classes) - quantity(row, already);
}

/** How often the row is due for that many classes. */
function quantity({ firstClass, lastClass, per }: PriceRow, classes: number): number {
  const reached = Math.max(0, Math.min(classes, lastClass ?? classes) - firstClass + 1);
  return per === 'CLASS' ? reached : Math.min(1, reached);
}

function leastSure(rows: readonly PriceRow[]): PriceRow['confidence'] {
  const order: readonly PriceRow['confidence'][] = ['unsure', 'example', 'known', 'sourced'];
  return order.find((confidence) => rows.some((row) => row.confidence === confidence)) ?? 'unsure';
}
