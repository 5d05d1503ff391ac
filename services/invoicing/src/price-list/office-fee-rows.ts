import type { Office } from '@cotta/reference/offices.js';
import {
  feeDigits,
  type ClassFees,
  type LateRenewalFee,
  type PricedFees,
} from '@cotta/reference/official-fees.js';
import { dividedBy, rounded, times, whole } from '../money/exact/fraction.js';
import {
  feesInForce,
  type ConfirmedFee,
  type FeesInForce,
  type LineInForce,
  type Seen,
} from './official-fees/fees-in-force.js';
import type { Occasion } from './price-list.js';
import type { PriceToPublish } from './publish.js';

/** Rows of what an office takes for filing, from then to registration, for renewal in time and late, and for the record of a transfer, in its own
 *  currency: exact, or with the most it may come to. None where no amount is known: such an office is priced by a person. `confirmed`: what was looked at
 *  on the page of the office takes the place of the table. */
export function officeFeeRows(office: Office, confirmed: readonly ConfirmedFee[] = []): PriceToPublish[] {
  const fees = feesInForce(office.code, confirmed);
  if (fees === undefined) return transferRows(office);
  const { currency, filing, laterFees, renewal } = fees;
  const commons = (line: LineInForce): Common[] =>
    periods(line).map((period) => commonOf(office, { ...line, currency }, period));
  return [
    ...commons(filing).flatMap((common) => classRows(common, 'ORDER', 'FILING', filing)),
    ...laterFees.flatMap((fee, position) =>
      commons(fee).flatMap((common) => classRows(common, 'REGISTRATION', `LATER-${position + 1}`, fee)),
    ),
    ...commons(renewal).flatMap((common) => {
      const rows = classRows(common, 'RENEWAL', 'RENEWAL', renewal);
      return [...rows, ...lateRenewalRows(office, common, fees, rows)];
    }),
    ...transferRows(office),
  ];
}

interface Period {
  readonly from?: string;
  readonly until?: string;
  readonly ceilingFactor: string | null;
}

/** What an exact fee may come to from the day of an announced change on, until somebody has looked: as much as any fee to look at again. */
const AFTER_A_CHANGE = '1.15';

/** How sure the fee is, and on which days; none where it is not known. */
function periods({ priceUse, priceUseUntil: change, ceilingFactor }: PricedFees): Period[] {
  if (priceUse === 'ask') return [];
  if (priceUse !== 'final') return [{ ceilingFactor: ceilingFactor ?? AFTER_A_CHANGE }];
  return change === null
    ? [{ ceilingFactor: null }]
    : [
        { until: change, ceilingFactor: null },
        { from: change, ceilingFactor: AFTER_A_CHANGE },
      ];
}

/** What all rows of an office have in common. */
type Common = Pick<
  PriceToPublish,
  | 'jurisdiction'
  | 'kind'
  | 'vatCategory'
  | 'currency'
  | 'digits'
  | 'source'
  | 'confidence'
  | 'ceilingFactor'
  | 'from'
  | 'until'
>;

function commonOf(
  { code, office: { short } }: Office,
  {
    currency,
    validFrom,
    seen,
    source,
    confidence,
  }: Seen & Pick<LineInForce, 'confidence'> & Pick<FeesInForce, 'currency'>,
  period: Period,
): Common {
  return {
    jurisdiction: code,
    kind: 'OFFICIAL_FEE',
    vatCategory: 'DISBURSEMENT',
    currency,
    digits: feeDigits(currency),
    source: `${short}, as of ${validFrom ?? 'to be confirmed'}, seen ${seen ?? 'by nobody'}: ${source}`,
    confidence,
    ...period,
  };
}

/** One row for the classes that are included, one for each next class that has an amount of its own, one for all further ones. */
function classRows(
  common: Common,
  occasion: Occasion,
  item: string,
  { byClass, classesIncluded }: ClassFees,
): PriceToPublish[] {
  const last = byClass.length - 1;
  return byClass.map((amount, position): PriceToPublish => {
    const isFurther = position > 0 && position === last;
    const nth = position === 0 ? 1 : classesIncluded + position;
    return {
      ...common,
      occasion,
      item: `${common.jurisdiction}-${item}-${isFurther ? 'FURTHER' : (NAMES[position] ?? `CLASS-${nth}`)}`,
      firstClass: nth,
      lastClass: lastClassOf(position, nth),
      per: isFurther ? 'CLASS' : 'ORDER',
      amount,
    };
  });

  function lastClassOf(position: number, nth: number): number | null {
    if (position === last) return null;
    return position === 0 ? classesIncluded : nth;
  }
}

const NAMES: Readonly<Record<number, string>> = { 0: 'BASE', 1: 'SECOND' };

/** Offices whose flat surcharge comes once more for each class beyond those the fee covers. @source notes of the table of offices */
const PER_FURTHER_CLASS: readonly string[] = ['DE'];

/** The surcharge of a late renewal: a share of the fee, a flat amount, or an amount per class. None where it grows by the month, or where it is less sure than
 *  the renewal itself: the day of filing decides, and a person. */
function lateRenewalRows(
  office: Office,
  ofRenewal: Common,
  { code, currency, lateRenewal, renewal: { classesIncluded } }: FeesInForce,
  renewal: readonly PriceToPublish[],
): PriceToPublish[] {
  if (lateRenewal === null || renewal.length === 0 || isLessSure(lateRenewal, ofRenewal)) return [];
  const { kind, amount } = lateRenewal;
  const common = lateRenewal.isExact
    ? commonOf(office, { ...lateRenewal, currency }, lateDays(ofRenewal))
    : ofRenewal;
  const late = { ...common, occasion: 'LATE_RENEWAL', lastClass: null, amount } as const;
  const base = { ...late, item: `${code}-SURCHARGE-BASE`, firstClass: 1 } as const;
  if (kind === 'percent')
    return renewal.map((row) => ({
      ...row,
      occasion: late.occasion,
      item: row.item.replace('RENEWAL', 'SURCHARGE'),
      amount: rounded(dividedBy(times(whole(row.amount), whole(amount)), whole(100))),
    }));
  if (kind === 'perClass') return [{ ...base, per: 'CLASS' }];
  if (kind !== 'flat') return [];
  const further = { ...late, item: `${code}-SURCHARGE-FURTHER`, firstClass: classesIncluded + 1 } as const;
  return [
    { ...base, per: 'ORDER' },
    ...(PER_FURTHER_CLASS.includes(code) ? [{ ...further, per: 'CLASS' } as const] : []),
  ];
}

/** On the days of the renewal, and exact. */
function lateDays({ from, until }: Common): Period {
  return {
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ceilingFactor: null,
  };
}

function isLessSure({ confidence, amount }: LateRenewalFee, { ceilingFactor }: Common): boolean {
  return confidence === 'unsure' && (ceilingFactor === null || amount === 0);
}

/** What an office takes for recording a new owner; classes do not matter. */
function transferRows({ code, office: { short }, specialFees }: Office): PriceToPublish[] {
  const amount = specialFees?.amounts['transferRecordal'];
  if (specialFees === null || amount === undefined) return [];
  const { currency, asOf, confidence } = specialFees;
  return [
    {
      jurisdiction: code,
      kind: 'OFFICIAL_FEE',
      vatCategory: 'DISBURSEMENT',
      currency,
      digits: feeDigits(currency),
      source: `${short}, as of ${asOf ?? 'to be confirmed'}`,
      confidence,
      ceilingFactor: null,
      occasion: 'TRANSFER',
      item: `${code}-TRANSFER-BASE`,
      firstClass: 1,
      lastClass: null,
      per: 'ORDER',
      amount,
    },
  ];
}
