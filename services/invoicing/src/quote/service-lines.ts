import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { whole } from '../money/exact/fraction.js';
import { orderLines, surchargeLines, type Filing } from './order-lines.js';
import type { PriceList } from '../price-list/price-list.js';
import { isSurcharge } from './price-lines.js';
import type { OrderLine } from './quote.js';
import type { PricedSubscription } from './subscription-lines.js';

/** Services that have a price of their own; every other one is quoted by a person. */
export const pricedServices = ['trademark-renewal', 'ownership-transfer'] as const;
export type PricedServiceName = (typeof pricedServices)[number];

/** What the price of a service depends on beside office, classes and the customer. */
export interface PricedService {
  readonly name: PricedServiceName | 'trademark-renewals' | 'by-hand' | 'brand-monitoring';
  /** `YYYY-MM-DD`; null where nothing expires. */
  readonly expirationDate: string | null;
  /** After the last day the office takes a surcharge, which is passed on. */
  readonly late: boolean;
  /** Last day on which this price holds; null: as long as any quote. */
  readonly orderBy: string | null;
  /** What a person quoted, minor units before tax; `officeFee` is a part of `net`. */
  readonly byHand?: { readonly net: number; readonly officeFee: number };
  /** Several renewals in one order: what each mark adds to its filing, in the order of the filings. */
  readonly marks?: readonly PricedMark[];
  /** A period of a subscription, or a change of its tier. */
  readonly subscription?: PricedSubscription;
}

export interface PricedMark {
  /** At its office; tells the lines of one mark from those of the next. */
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly expirationDate: string;
  readonly late: boolean;
}

/** Lines of one mark: a registration where no service is named. `mark`: which one, of an order of several. Refused with PRICE_MISSING. */
export function linesOfService(
  list: PriceList,
  filing: Filing,
  service: PricedService | undefined,
  mark?: PricedMark,
): OrderLine[] | Refusal {
  if (service === undefined) return orderLines(list, filing);
  if (service.byHand !== undefined) return linesByHand(filing, service.byHand);
  if (service.name === 'ownership-transfer') return orderLines(list, filing, 'TRANSFER');
  const lines = renewalLines(list, filing, mark?.late ?? service.late);
  return isRefusal(lines) || mark === undefined ? lines : shortened(lines);
}

function renewalLines(list: PriceList, filing: Filing, late: boolean): OrderLine[] | Refusal {
  const renewal = orderLines(list, filing, 'RENEWAL');
  if (isRefusal(renewal) || !late) return renewal;
  const surcharge = surchargeLines(list, filing);
  return isRefusal(surcharge) ? surcharge : [...renewal, ...surcharge];
}

/** Of many marks each has one line for us, one for the office and one for its surcharge: a hundred marks are one readable invoice. */
function shortened(lines: readonly OrderLine[]): OrderLine[] {
  const alike = new Map<string, OrderLine>();
  for (const line of lines) {
    const key = `${line.kind} ${line.vatCategory} ${isSurcharge(line)}`;
    const net = line.unitNet * Number(line.quantity.top);
    const first = alike.get(key);
    const isEstimated = (first ?? line).expectedNet !== undefined || line.expectedNet !== undefined;
    const expectedNet =
      (first?.expectedNet ?? first?.unitNet ?? 0) +
      (line.expectedNet ?? line.unitNet) * Number(line.quantity.top);
    alike.set(key, {
      ...(first ?? line),
      unitNet: (first?.unitNet ?? 0) + net,
      ...(isEstimated ? { expectedNet } : {}),
      quantity: whole(1),
    });
  }
  return [...alike.values()];
}

function linesByHand(
  { jurisdiction }: Filing,
  { net, officeFee }: NonNullable<PricedService['byHand']>,
): OrderLine[] {
  const quantity = whole(1);
  const ours: OrderLine = {
    code: `${jurisdiction}-SERVICE`,
    kind: 'LAWYER_FEE',
    vatCategory: 'LEGAL',
    unitNet: net - officeFee,
    quantity,
  };
  const office: OrderLine = {
    code: `${jurisdiction}-SERVICE-BASE`,
    kind: 'OFFICIAL_FEE',
    vatCategory: 'DISBURSEMENT',
    unitNet: officeFee,
    quantity,
  };
  return officeFee === 0 ? [ours] : [ours, office];
}
