import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { factsOf, workNames } from '../work/works.js';

export const workFactsTypeDefs = /* GraphQL */ `
  "What is known of one kind of work before any of it came in."
  type WorkFacts @tag(name: "admin") {
    work: Work!
    "Who does it."
    by: StaffRole!
    "Promised within so many working hours; null where it is promised in days, or not by itself."
    promisedHours: Int
    "Promised for the end of so many-th working day; null where it is promised in hours, or not by itself."
    promisedDays: Int
    "What it usually takes."
    minutes: Int!
  }

  extend type Query {
    "Every kind of work, with by when it is promised. For: lawyer, admin."
    workFacts: [WorkFacts!]! @tag(name: "admin")
  }
`;

export const workFactsResolvers: Resolvers = {
  Query: {
    workFacts: (_: unknown, __: unknown, { viewer }: RequestContext) => {
      requireOneOf(staff, viewer);
      return workNames.map((work) => {
        const { by, minutes, promised } = factsOf(work);
        return {
          work,
          by,
          minutes,
          promisedHours: promised !== undefined && 'hours' in promised ? promised.hours : null,
          promisedDays: promised !== undefined && 'days' in promised ? promised.days : null,
        };
      });
    },
  },
};
