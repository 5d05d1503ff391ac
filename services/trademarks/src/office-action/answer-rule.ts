import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { isCalendarDate } from '@cotta/reference/calendar-date.js';
import { answerDates, type RuleDates } from '../deadlines/rule-dates.js';
import { trademarkResource } from '../mark/trademark.resource.js';

export const answerRuleTypeDefs = /* GraphQL */ `
  "By when a letter has to be answered by the rule of its office."
  type AnswerRule @tag(name: "admin") {
    "The last day the rule gives, before any move to an open day."
    dueDate: Date!
    "By when the answer had better be filed."
    safeDate: Date!
    "How it was counted, and where the law says so."
    because: String!
  }

  extend type OfficeAction {
    "What the rule gives for this letter, a confirmed extension counted in; null where the office sets the day letter by letter."
    answerRule: AnswerRule @tag(name: "admin")
  }

  extend type Query {
    "What the rule gives for a letter about a mark, before it is docketed; null where the office sets the day letter by letter. For: lawyer, admin."
    answerRule(trademarkId: ID!, issueDate: Date!): AnswerRule @tag(name: "admin")
  }
`;

interface Letter {
  readonly jurisdiction?: string | null | undefined;
  readonly filingBasis?: readonly string[] | null | undefined;
  readonly issueDate?: string | null | undefined;
  readonly extendedOn?: string | null | undefined;
  readonly proposedDueDate?: string | null | undefined;
}

interface AnswerRule {
  readonly dueDate: string;
  readonly safeDate: string;
  readonly because: string;
}

function ruleOf(letter: Letter): AnswerRule | null {
  const { jurisdiction: office, filingBasis: bases, issueDate } = letter;
  const rule: RuleDates | undefined = answerDates({ office, bases, issueDate });
  if (rule === undefined) return null;
  const isExtended = letter.extendedOn != null && letter.proposedDueDate == null;
  const moved = isExtended ? rule.extended.at(-1) : undefined;
  return {
    dueDate: moved ?? rule.due,
    // Of an extended day the rule names no safe one.
    safeDate: moved ?? rule.safe,
    because: rule.because,
  };
}

/** What the rules of offices say of letters, for whoever dockets and confirms them. */
export function answerRuleResolvers(): Resolvers {
  return {
    OfficeAction: { answerRule: (letter: Letter) => ruleOf(letter) },
    Query: {
      answerRule: async (
        _: unknown,
        { trademarkId, issueDate }: { trademarkId: string; issueDate: string },
        { manager, viewer }: RequestContext,
      ) => {
        requireOneOf(staff, viewer);
        const [mark] = await readByIds(manager, trademarkResource, viewer, [trademarkId]);
        return mark === undefined || !isCalendarDate(issueDate)
          ? null
          : ruleOf({ jurisdiction: mark.jurisdiction, filingBasis: mark.filingBasis, issueDate });
      },
    },
  };
}
