import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { feeDigits, type ClassFees } from '@cotta/reference/official-fees.js';
import { feesInForce, type ConfirmedFee, type FeesInForce, useOn } from './official-fees/fees-in-force.js';

export const officialFeeTypeDefs = /* GraphQL */ `
  "How far an official fee may be used as a price. FINAL: charged exactly; RECHECK: probably so; ESTIMATE: shown with the most it can come to; ASK: a person answers."
  enum OfficialFeePriceUse {
    FINAL
    RECHECK
    ESTIMATE
    ASK
  }

  "What an office takes by the number of classes, minor units of its currency; null where no amount is known."
  type OfficialClassFees {
    "Of the classes that are included."
    firstClass: Int
    "Of the next class where it costs something else than those after it; null: as a further one."
    secondClass: Int
    "Of each class after that; 0 where the first amount covers all."
    furtherClass: Int
    classesIncluded: Int!
  }

  "What an office takes after the filing and before the mark is registered."
  type LaterOfficialFee {
    name: String!
    "publication or registration."
    stage: String!
    fees: OfficialClassFees!
  }

  "What an office takes, without our work: facts with their source, no price. A company from abroad files electronically."
  type OfficialFee {
    jurisdiction: JurisdictionCode!
    "In which the office takes it; not always the money of the country."
    currency: CurrencyCode!
    "Decimals of its minor unit."
    digits: Int!
    filing: OfficialClassFees!
    laterFees: [LaterOfficialFee!]!
    "For ten years."
    renewal: OfficialClassFees!
    "Of the filing and what comes until the registration, today."
    priceUse: OfficialFeePriceUse!
    renewalPriceUse: OfficialFeePriceUse!
    source: String!
    "How old the page is on which it was seen: year, month or day."
    seen: String
    "Since when it holds, as far as it is known: year, month or day."
    validFrom: String
  }

  extend type Query {
    "What these offices take, in this order; unknown codes are left out. For: everyone."
    officialFeeList(codes: [JurisdictionCode!]!): [OfficialFee!]!
  }
`;

/** As many as there are offices. */
const MOST = 110;

/** The fees of these offices as they are on the day of the question; what was confirmed takes the place of the table. */
export function shownOfficialFees(
  codes: readonly string[],
  confirmed: readonly ConfirmedFee[],
  now: Date,
): object[] {
  const today = calendarDate(now, 'UTC');
  const inForce = confirmed.filter(({ inForceFrom }) => inForceFrom <= today);
  return [...new Set(codes)]
    .slice(0, MOST)
    .flatMap((code) => feesInForce(code, inForce) ?? [])
    .map((fees) => shown(fees, today));
}

function shown({ code, currency, filing, laterFees, renewal }: FeesInForce, today: string): object {
  const { source, seen, validFrom } = filing;
  return {
    jurisdiction: code,
    currency,
    digits: feeDigits(currency),
    filing: byClass(filing),
    laterFees: laterFees.map(({ name, stage, ...later }) => ({ name, stage, fees: byClass(later) })),
    renewal: byClass(renewal),
    priceUse: useOn(filing, today),
    renewalPriceUse: useOn(renewal, today),
    source,
    seen,
    validFrom,
  };
}

function byClass({ byClass: amounts, classesIncluded }: ClassFees): object {
  const last = amounts.at(-1) ?? null;
  return {
    firstClass: amounts[0] ?? null,
    secondClass: amounts.length > 2 ? (amounts[1] ?? null) : null,
    furtherClass: amounts.length === 1 ? 0 : last,
    classesIncluded,
  };
}
