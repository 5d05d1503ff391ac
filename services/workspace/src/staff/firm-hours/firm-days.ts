import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { FIRM_ZONE, firmDays } from '@cotta/reference/working-time.js';
import { hoursNow } from './hours-in-force.js';

const WEEK = 7;

export const firmDaysTypeDefs = /* GraphQL */ `
  "A day of the firm."
  type FirmDay @tag(name: "admin") {
    date: Date!
    "Null where the firm is closed."
    opensAt: DateTime
    "Null where the firm is closed."
    closesAt: DateTime
  }

  "A week of the firm."
  type FirmWeek @tag(name: "admin") {
    "IANA zone of the firm."
    zone: String!
    days: [FirmDay!]!
  }

  "What the firm set for work that comes in."
  type WorkHours @tag(name: "admin") {
    "By the clock of the firm, HH:MM."
    opensAt: String!
    closesAt: String!
    "Days on which nobody works, besides weekends and public holidays."
    closedDays: [Date!]!
    "Working hours after which those who lead are told that nobody has new work."
    unownedHours: Int!
  }

  extend type Query {
    "What holds for whatever comes in now. For: lawyer, admin."
    workHoursNow: WorkHours! @tag(name: "admin")
    "Seven days from a day on, with the hours in which the firm works. For: lawyer, admin."
    firmWeek(from: Date!): FirmWeek! @tag(name: "admin")
  }
`;

export const firmDaysResolvers: Resolvers = {
  Query: {
    workHoursNow: (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
      requireOneOf(staff, viewer);
      return hoursNow(manager);
    },
    firmWeek: async (_: unknown, { from }: { from: string }, { manager, viewer }: RequestContext) => {
      requireOneOf(staff, viewer);
      return { zone: FIRM_ZONE, days: firmDays(from, WEEK, await hoursNow(manager)) };
    },
  },
};
