import { Rejection } from '@cotta/kit/model/words/rejection.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { officeOf } from '@cotta/reference/offices.js';
import type { DeadlineState } from '../deadlines/deadline.js';
import type { MarkDeadlines } from '../deadlines/compute-deadlines.js';
import { isCalendarDate } from '@cotta/reference/calendar-date.js';
import type { DateFact, FilingBasis, MarkFacts } from '../deadlines/mark-facts.js';
import { isImpossible, whatIf, type FactChanges } from '../deadlines/what-if.js';
import { officeToday } from '../deadlines/office-day.js';
import type { TrademarkStatus } from './trademark-status.js';
import { factsOf, type MarkStory } from '../deadlines/rows/mark-story.js';
import { trademarkResource } from './trademark.resource.js';

export const whatIfTypeDefs = /* GraphQL */ `
  "Facts to try; what is left out stays as it is, null takes a date away."
  input WhatIfInput {
    jurisdiction: JurisdictionCode
    status: TrademarkStatus
    filingBasis: [TrademarkFilingBasis!]
    filingDate: Date
    priorityDate: Date
    publicationDate: Date
    registrationDate: Date
    expirationDate: Date
  }

  "All dates of a mark if its facts were others, by the engine that counts the real ones. Nothing is stored."
  type WhatIf {
    now: [WhatIfDeadline!]!
    then: [WhatIfDeadline!]!
    changes: [WhatIfChange!]!
    "What is missing or contradicts itself in the facts tried."
    problems: [String!]!
    "The facts tried cannot all be true: nothing was counted."
    impossible: Boolean!
  }

  type WhatIfDeadline {
    key: String!
    kind: TrademarkDeadlineKind!
    name: String!
    nominalDate: Date!
    safeDate: Date!
    opensDate: Date
    graceDate: Date
    surcharge: String
    state: TrademarkDeadlineState!
    reason: String!
    consequence: String!
    citation: String!
  }

  type WhatIfChange {
    key: String!
    name: String!
    "set, moved, state, withdrawn"
    change: String!
    from: String
    to: String
    why: String!
  }

  extend type Query {
    "Deadlines under other facts: of one of the viewer's marks, or of a mark that does not exist yet. For: customer, lawyer, admin."
    whatIf(trademarkId: ID, changes: WhatIfInput!): WhatIf!
  }
`;

const dates = {
  filingDate: 'filing',
  priorityDate: 'priority',
  publicationDate: 'publication',
  registrationDate: 'registration',
  expirationDate: 'expiration',
} as const satisfies Readonly<Record<string, DateFact>>;

type Asked = { readonly [K in keyof typeof dates]?: string | null } & {
  readonly jurisdiction?: string | null;
  readonly status?: TrademarkStatus | null;
  readonly filingBasis?: readonly FilingBasis[] | null;
};

const nobodys: MarkFacts = {
  reference: 'what if',
  office: '',
  bases: [],
  madrid: false,
  dates: {},
  events: [],
};

export function whatIfResolvers(clock: Clock): Resolvers {
  return {
    Query: {
      whatIf: async (
        _: unknown,
        { trademarkId, changes }: { trademarkId?: string | null; changes: Asked },
        context: RequestContext,
      ) => {
        if (!trademarkResource.listable.includes(context.viewer.role))
          throw new Rejection('FORBIDDEN', 'sign in to try other dates');
        const facts = trademarkId ? await factsOfMark(trademarkId, context) : nobodys;
        const tried = changesOf(changes);
        const today = officeToday(tried.office ?? facts.office, clock.now());
        const { now, then, changes: differences } = whatIf(facts, tried, today);
        const impossible = isImpossible(then);
        return {
          now: trademarkId ? shown(now) : [],
          then: impossible ? [] : shown(then),
          changes: impossible ? [] : differences,
          problems: then.problems.map(({ message }) => message),
          impossible,
        };
      },
    },
  };
}

async function factsOfMark(id: string, { manager, viewer }: RequestContext): Promise<MarkFacts> {
  const [mark] = await readByIds(manager, trademarkResource, viewer, [id]);
  const rows: { story: MarkStory }[] =
    mark === undefined
      ? []
      : await manager.query('select story from mark_story where trademark_id = $1', [mark.id]);
  if (rows[0] === undefined) throw new Rejection('BAD_USER_INPUT', 'there is no such mark', ['trademarkId']);
  return factsOf(id, rows[0].story);
}

function changesOf(asked: Asked): FactChanges {
  const { jurisdiction, status, filingBasis } = asked;
  if (jurisdiction && officeOf(jurisdiction) === undefined)
    throw new Rejection(
      'BAD_USER_INPUT',
      `${jurisdiction} is no office of ours; use a code such as EU, UK, US or SK`,
      ['changes', 'jurisdiction'],
    );
  const moved = Object.entries(dates).flatMap(([key, fact]) => {
    const date = asked[key as keyof typeof dates];
    if (date && !isCalendarDate(date))
      throw new Rejection('BAD_USER_INPUT', 'this day does not exist; write YYYY-MM-DD', ['changes', key]);
    return date === undefined ? [] : [[fact, date] as const];
  });
  return {
    ...(jurisdiction && { office: jurisdiction }),
    ...(status && { status }),
    ...(filingBasis && { bases: filingBasis }),
    dates: Object.fromEntries(moved),
  };
}

function shown({ deadlines }: MarkDeadlines): object[] {
  return deadlines.map((deadline) => ({
    ...deadline,
    state: deadline.state satisfies DeadlineState,
    graceDate: deadline.grace?.nominalDate ?? null,
    surcharge: deadline.grace?.surcharge ?? null,
    citation: deadline.rule.citation,
  }));
}
