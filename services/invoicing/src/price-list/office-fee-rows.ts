import type { Office } from '@cotta/reference/offices.js';
import { isCurrency } from '../money/exact/amount.js';
import { dividedBy, rounded, times, whole } from '../money/exact/fraction.js';
import type { Occasion, PriceRow } from './price-list.js';

/** Rows of what an office takes for filing, renewal in time and late, and the record of a transfer, in its own currency. None where no amount is
 *  known for sure, or where we have no account in the currency: such an office is priced by a person. */
export function officeFeeRows(office: Office): PriceRow[] {
  const renewal = rowsFor(office, 'RENEWAL', renewalNames);
  return [
    ...rowsFor(office, 'ORDER', filingNames),
    ...renewal,
    ...lateRenewalRows(office, renewal),
    ...transferRows(office),
  ];
}

interface AmountNames {
  readonly item: string;
  readonly first: string;
  readonly second: string;
  readonly additional: string;
  readonly included: 'classesIncluded' | 'renewalClassesIncluded';
}

const filingNames: AmountNames = {
  item: 'FILING',
  first: 'baseFirstClass',
  second: 'secondClass',
  additional: 'additionalClass',
  included: 'classesIncluded',
};
const renewalNames: AmountNames = {
  item: 'RENEWAL',
  first: 'renewalFirstClass',
  second: 'renewalSecondClass',
  additional: 'renewalAdditionalClass',
  included: 'renewalClassesIncluded',
};

function rowsFor(office: Office, occasion: Occasion, names: AmountNames): PriceRow[] {
  const { amounts, terms } = office.officialFees;
  const common = commonOf(office);
  const first = amounts[names.first] ?? null;
  const additional = amounts[names.additional] ?? null;
  const second = amounts[names.second] ?? null;
  if (common === undefined || first === null || additional === null) return [];
  const item = (part: string): string => `${office.code}-${names.item}-${part}`;
  const included = terms[names.included] ?? 1;
  const base: PriceRow = {
    ...common,
    occasion,
    item: item('BASE'),
    firstClass: 1,
    lastClass: included,
    per: 'ORDER',
    unitNet: first,
  };
  const next: PriceRow[] =
    second === null
      ? []
      : [
          {
            ...common,
            occasion,
            item: item('SECOND'),
            firstClass: 2,
            lastClass: 2,
            per: 'ORDER',
            unitNet: second,
          },
        ];
  const further: PriceRow = {
    ...common,
    occasion,
    item: item('FURTHER'),
    firstClass: second === null ? included + 1 : 3,
    lastClass: null,
    per: 'CLASS',
    unitNet: additional,
  };
  return [base, ...next, ...(additional === 0 ? [] : [further])];
}

/** What all rows of an office have in common; undefined where none can be made. */
function commonOf({ code, office: { short }, officialFees: { currency, asOf, confidence } }: Office) {
  if (!isCurrency(currency) || confidence === 'unsure') return undefined;
  return {
    jurisdiction: code,
    kind: 'OFFICIAL_FEE',
    vatCategory: 'DISBURSEMENT',
    currency,
    source: `${short}, as of ${asOf ?? 'to be confirmed'}`,
    confidence,
  } as const;
}

/** Offices whose flat surcharge comes once more for each class beyond those the fee covers. @source notes of the table of offices */
const PER_FURTHER_CLASS: readonly string[] = ['DE'];
/** A late renewal in the United States is two late filings. @source 37 CFR 2.6, notes of the table of offices */
const LATE_FILINGS = 2;

/** The surcharge of a late renewal: a share of the fee, a flat amount, or an amount per class. */
function lateRenewalRows(office: Office, renewal: readonly PriceRow[]): PriceRow[] {
  const common = commonOf(office);
  const { lateSurchargePercent: percent } = office.officialFees.terms;
  const { lateSurcharge: flat = null, gracePerClassPerFiling: perClass = null } = office.officialFees.amounts;
  if (common === undefined || renewal.length === 0) return [];
  const late = { ...common, occasion: 'LATE_RENEWAL', lastClass: null } as const;
  if (percent !== undefined)
    return renewal.map((row) => ({
      ...row,
      occasion: late.occasion,
      item: row.item.replace('RENEWAL', 'SURCHARGE'),
      unitNet: rounded(dividedBy(times(whole(row.unitNet), whole(percent)), whole(100))),
    }));
  if (perClass !== null)
    return [
      {
        ...late,
        item: `${office.code}-SURCHARGE-BASE`,
        firstClass: 1,
        per: 'CLASS',
        unitNet: perClass * LATE_FILINGS,
      },
    ];
  if (flat === null) return [];
  const further: PriceRow = {
    ...late,
    item: `${office.code}-SURCHARGE-FURTHER`,
    firstClass: (office.officialFees.terms.renewalClassesIncluded ?? 1) + 1,
    per: 'CLASS',
    unitNet: flat,
  };
  return [
    { ...late, item: `${office.code}-SURCHARGE-BASE`, firstClass: 1, per: 'ORDER', unitNet: flat },
    ...(PER_FURTHER_CLASS.includes(office.code) ? [further] : []),
  ];
}

/** What an office takes for recording a new owner; classes do not matter. */
function transferRows(office: Office): PriceRow[] {
  const common = commonOf(office);
  const { transferRecordal = null } = office.officialFees.amounts;
  if (common === undefined || transferRecordal === null) return [];
  return [
    {
      ...common,
      occasion: 'TRANSFER',
      item: `${office.code}-TRANSFER-BASE`,
      firstClass: 1,
      lastClass: null,
      per: 'ORDER',
      unitNet: transferRecordal,
    },
  ];
}
