import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { isRefusal, refuseFields } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { feeDigits, officialFees } from '@cotta/reference/official-fees.js';
import { latestDay } from '../price-list/issuers.js';
import { confirmedFees } from '../price-list/official-fees/confirmed-fees.js';
import { checkReason } from '../price-list/official-fees/fee-age.js';
import { feeEffect } from './fee-effect.js';
import { beforeFor, needsSecondPerson, readFeeProblem } from './fee-rules.js';
import {
  feesInForce,
  inOrder,
  laterName,
  useOn,
  type ConfirmedFee,
  type FeeLineName,
  type FeesInForce,
  type LineInForce,
} from '../price-list/official-fees/fees-in-force.js';
import { officialFeeConfirmationResource } from './official-fee-confirmation.record.js';

export const officialFeeDeskTypeDefs = /* GraphQL */ `
  "One fee of an office as prices are made with it today, and what it will be."
  type OfficialFeeNow @tag(name: "admin") {
    line: OfficialFeeLine!
    "How the office calls what comes after the filing; null for the other fees."
    name: String
    "How a surcharge grows, for a late renewal alone: flat, perClass, percent, perMonth, perClassPerMonth, percentPerMonth."
    surcharge: String
    "Minor units of the currency of the office, for the classes that are included and for each next class; whole percent of a surcharge that is a share. Empty where nobody knows."
    amounts: [Int!]!
    classesIncluded: Int!
    priceUse: OfficialFeePriceUse!
    source: String!
    "How old the page is on which it was seen: year, month or day."
    seen: String
    validFrom: String
    "Day of a change that was announced and whose amount nobody has entered."
    changesOn: Date
    toCheck: Boolean!
    "What was confirmed for a later day."
    announced: [Int!]
    announcedFrom: Date
  }

  "The fees of one office, for whoever looks after them."
  type OfficialFeeOffice @tag(name: "admin") {
    office: JurisdictionCode!
    currency: CurrencyCode!
    "Decimals of its minor unit."
    digits: Int!
    "How far the fee of a filing may be used as a price."
    priceUse: OfficialFeePriceUse!
    toCheck: Boolean!
    lines: [OfficialFeeNow!]!
  }

  "By how much prices would differ: minor units of the currency, tax included, below zero where they would be lower."
  type OfficialFeeDifference @tag(name: "admin") {
    currency: CurrencyCode!
    prices: Int!
    least: Int!
    most: Int!
  }

  "What a fee would make of the prices that are open. They keep what they are until they end."
  type OfficialFeeEffect @tag(name: "admin") {
    "First day on which prices are made with it."
    inForceFrom: Date!
    openQuotes: Int!
    unpaidOrders: Int!
    differ: Int!
    differences: [OfficialFeeDifference!]!
    "More are open than were worked out."
    isPart: Boolean!
    "Another admin has to agree."
    needsSecondPerson: Boolean!
  }

  union OfficialFeeEffectResult = OfficialFeeEffect | Refusal

  extend type Query {
    "What every office takes, with what is to be looked at. For: lawyer, admin."
    officialFeeDesk: [OfficialFeeOffice!]! @tag(name: "admin")
    "What would become of open prices if this fee counted; nothing is written. For: lawyer, admin."
    officialFeeEffect(input: ConfirmOfficialFeeInput!): OfficialFeeEffectResult! @tag(name: "admin")
  }
`;

const { office, line, amounts, sourceUrl, lookedOn, validFrom, note } =
  officialFeeConfirmationResource.fields;
const readFields = { office, line, amounts, sourceUrl, lookedOn, validFrom, note };

export function officialFeeDeskResolvers({ db, clock }: Pick<CommandRuntime, 'db' | 'clock'>): Resolvers {
  return {
    OfficialFeeEffectResult: {
      __resolveType: (answer: object) => ('inForceFrom' in answer ? 'OfficialFeeEffect' : 'Refusal'),
    },
    Query: {
      officialFeeDesk: async (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
        requireOneOf(staff, viewer);
        return feeDesk(await confirmedFees(manager), latestDay(clock.now()));
      },
      officialFeeEffect: async (_: unknown, asked: { input: unknown }, { viewer }: RequestContext) => {
        requireOneOf(staff, viewer);
        const parsed = parseInput(readFields, asked.input, ['input']);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const { value } = parsed;
        const problem = readFeeProblem(value, latestDay(clock.now()));
        if (isRefusal(problem)) return refusalAnswer(problem);
        return inTransaction(db, async (tx) => ({
          ...(await feeEffect(tx, value, clock.now())),
          needsSecondPerson: needsSecondPerson(
            value.amounts,
            beforeFor(value, await confirmedFees(tx), viewer.userId ?? ''),
          ),
        }));
      },
    },
  };
}

/** What every office takes on `today`, `YYYY-MM-DD`, in the order of the offices. */
export function feeDesk(confirmed: readonly ConfirmedFee[], today: string): object[] {
  const now = confirmed.filter(({ inForceFrom }) => inForceFrom <= today);
  const later = inOrder(confirmed.filter(({ inForceFrom }) => inForceFrom > today));
  return officialFees.flatMap(({ code }) => {
    const fees = feesInForce(code, now);
    return fees === undefined ? [] : [deskOffice(fees, later, today)];
  });
}

function deskOffice(fees: FeesInForce, later: readonly ConfirmedFee[], today: string): object {
  const { code, currency, filing, laterFees, renewal, lateRenewal } = fees;
  const shown = (name: FeeLineName, fee: LineInForce, more: object = {}) => {
    const next = later.find((one) => one.office === code && one.line === name);
    const change = fee.priceUseUntil;
    return {
      line: name,
      name: null,
      surcharge: null,
      amounts: fee.byClass,
      classesIncluded: fee.classesIncluded,
      priceUse: useOn(fee, today),
      source: fee.source,
      seen: fee.seen,
      validFrom: fee.validFrom,
      changesOn: change !== null && next?.inForceFrom !== change ? change : null,
      toCheck: checkReason(fee, today) !== undefined,
      announced: next?.amounts ?? null,
      announcedFrom: next?.inForceFrom ?? null,
      ...more,
    };
  };
  const lines = [
    shown('FILING', filing),
    ...laterFees.map((fee, position) => shown(laterName(position), fee, { name: fee.name })),
    shown('RENEWAL', renewal),
    ...(lateRenewal === null
      ? []
      : [
          shown(
            'LATE_RENEWAL',
            {
              ...renewal,
              ...lateRenewal,
              byClass: [lateRenewal.amount],
              classesIncluded: 1,
              priceUse: lateRenewal.isExact ? 'final' : renewal.priceUse,
            },
            { surcharge: lateRenewal.kind, toCheck: false, changesOn: null },
          ),
        ]),
  ];
  return {
    office: code,
    currency,
    digits: feeDigits(currency),
    priceUse: useOn(filing, today),
    toCheck: lines.some(({ toCheck }) => toCheck),
    lines,
  };
}
