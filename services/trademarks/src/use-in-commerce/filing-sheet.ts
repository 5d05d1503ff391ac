import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { loadRowsBy } from '@cotta/kit/runtime/reading/loader.js';
import { readByIds, readByKeys } from '@cotta/kit/runtime/reading/read.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import { officeOf } from '@cotta/reference/offices.js';
import { officeZone } from '@cotta/reference/renewal-window.js';
import { dayBegins, lastOpenDay } from '../deadlines/office-day.js';
import { trademarkDeadlineResource } from '../deadlines/trademark-deadline.resource.js';
import { trademarkResource } from '../mark/trademark.resource.js';
import { filedClasses } from './filed-classes.js';
import { amountOf, feesOf, usd } from './office-fees.js';
import { rulesAnswered } from './use-due-date.js';
import { useInCommerceRequestClassResource } from './use-in-commerce-request-class.record.js';
import { beforeRegistration, type UseInCommerceType } from './use-in-commerce-status.js';

const OFFICE = 'US';
const MINUTE_MS = 60_000;

export const filingSheetTypeDefs = /* GraphQL */ `
  enum UseInCommerceFeeKind @tag(name: "admin") {
    STATEMENT_OF_USE
    EXTENSION
    SECTION_8
    SECTION_71
    SECTION_9
    SECTION_15
    GRACE
  }

  "One part of what the office takes."
  type UseInCommerceFee @tag(name: "admin") {
    kind: UseInCommerceFeeKind!
    classes: Int!
    each: Money!
    amount: Money!
  }

  "What would be filed as the classes are decided now."
  type UseInCommerceSheet @tag(name: "admin") {
    kept: [Int!]!
    extended: [Int!]!
    deleted: [Int!]!
    "Classes nobody decided about yet; no fee is counted for them."
    undecided: [Int!]!
    fees: [UseInCommerceFee!]!
    total: Money!
    "Where some classes are shown in use and others wait, the application is divided first: the fee of that, which is not in the total. Null where nothing is divided."
    divideFee: Money
    "Day since which the fees hold."
    feesAsOf: Date
    "The office takes no proof now: the mark was approved for publication, and its notice of allowance has not come."
    blackout: Boolean!
    "The last day by law, at the office: that of the mark's own deadline, in a time of grace the last day of that."
    lastDay: Date!
    "When that day ends."
    lastMoment: DateTime!
    zone: String!
  }

  extend type UseInCommerceRequest {
    "For: lawyer, admin."
    sheet: UseInCommerceSheet! @tag(name: "admin")
  }
`;

interface Row {
  readonly id: string;
  readonly type: UseInCommerceType;
  readonly dueDate: string;
  readonly graceEndDate: string | null;
  readonly trademarkId: string | null;
  readonly declarationOfIncontestability: boolean | null;
  readonly lateFeeApplied: boolean | null;
}

interface RuleDate {
  readonly ruleId: string;
  readonly settled: string | null;
  readonly nominalDate: string;
  readonly legalDate: string | null;
  readonly graceDate: string | null;
}

async function sheetOf(row: Row, context: RequestContext) {
  const { manager, viewer } = context;
  requireOneOf(staff, viewer);
  const [mark] = await readByIds(
    manager,
    trademarkResource,
    viewer,
    row.trademarkId === null ? [] : [row.trademarkId],
  );
  const classes = await readByKeys(manager, useInCommerceRequestClassResource, viewer, {
    key: 'useInCommerceRequestId',
    values: [row.id],
  });
  const those = (decision: string | null): number[] =>
    classes
      .filter((one) => (one.decision ?? null) === decision)
      .flatMap(({ classNumber }) => classNumber ?? [])
      .toSorted((a, b) => a - b);
  const { kept, extended } = filedClasses(row.type, classes);
  const fees = feesOf({
    ...row,
    isInternational: mark?.filingBasis?.includes('66(a)') ?? false,
    kept: kept.length,
    extended: extended.length,
  });
  const dates =
    row.trademarkId === null
      ? []
      : ((await loadRowsBy(
          context,
          trademarkDeadlineResource,
          'trademarkId',
          row.trademarkId,
        )) as readonly RuleDate[]);
  const [rule] = dates
    .filter(({ ruleId, settled }) => settled === null && rulesAnswered[row.type].includes(ruleId))
    .toSorted((one, other) => (one.nominalDate < other.nominalDate ? -1 : 1));
  const lastDay = lastDayOf(rule, row);
  return {
    kept,
    extended,
    deleted: those('Delete'),
    undecided: row.type === 'Extension' ? [] : those(null),
    fees,
    total: usd(fees.reduce((sum, { amount }) => sum + amount.amountMinor, 0)),
    divideFee:
      beforeRegistration.includes(row.type) && kept.length > 0 && extended.length > 0
        ? usd(amountOf('divisionPerNewApplication'))
        : null,
    feesAsOf: officeOf(OFFICE)?.specialFees?.asOf ?? null,
    blackout: beforeRegistration.includes(row.type) && mark !== undefined && !mark.noticeOfAllowanceDate,
    lastDay,
    lastMoment: new Date(dayBegins(OFFICE, addDays(lastDay, 1)).getTime() - MINUTE_MS),
    zone: officeZone(OFFICE),
  };
}

/** The day of the rule; what somebody typed counts only where the mark has no such deadline any more. Result: `YYYY-MM-DD`. */
function lastDayOf(
  rule: RuleDate | undefined,
  { dueDate, graceEndDate, lateFeeApplied }: Pick<Row, 'dueDate' | 'graceEndDate' | 'lateFeeApplied'>,
): string {
  const nominal = rule?.nominalDate ?? dueDate;
  const grace = rule?.graceDate ?? graceEndDate;
  if (lateFeeApplied === true && grace) return lastOpenDay(OFFICE, grace);
  return rule?.legalDate ?? lastOpenDay(OFFICE, nominal);
}

export const filingSheetResolvers: Resolvers = {
  UseInCommerceRequest: {
    sheet: (row: Row, _: unknown, context: RequestContext) => sheetOf(row, context),
  },
};
