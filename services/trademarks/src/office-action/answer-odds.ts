import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';

/** Fewer cases than that say nothing about the next one. */
const FEWEST_CASES = 10;

export const answerOddsTypeDefs = /* GraphQL */ `
  "What became of our own answers to one kind of objection at one office."
  type AnswerOdds @tag(name: "admin") {
    category: OfficeActionIssueCategory!
    "Letters with this objection that were answered and decided."
    cases: Int!
    "Those of them whose answer was accepted."
    accepted: Int!
  }

  extend type OfficeAction {
    "How answers of the firm to the same objections ended at this office; an objection with fewer than ten decided cases is left out. For: lawyer, admin."
    answerOdds: [AnswerOdds!]! @tag(name: "admin")
  }
`;

/** Counted over all clients: no name of a client or of a mark is in it. */
const ODDS = `
select issue.category, count(distinct letter.id)::int as cases, count(distinct letter.id) filter (where letter.outcome = 'Accepted')::int as accepted
from office_action letter join office_action_issue issue on issue.office_action_id = letter.id
where letter.jurisdiction = $1 and letter.status = 'Closed' and letter.outcome is not null and letter.id <> $2
  and issue.category in (select category from office_action_issue where office_action_id = $2)
group by issue.category having count(distinct letter.id) >= $3 order by issue.category`;

interface Odds {
  readonly category: string;
  readonly cases: number;
  readonly accepted: number;
}

export const answerOddsResolvers: Resolvers = {
  OfficeAction: {
    answerOdds: (
      { id, jurisdiction }: { readonly id: string; readonly jurisdiction?: string | null },
      _: unknown,
      { manager }: RequestContext,
    ): Promise<Odds[]> => manager.query(ODDS, [jurisdiction ?? '', id, FEWEST_CASES]),
  },
};
