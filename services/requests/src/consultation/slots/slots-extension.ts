import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { isRefusal, refuseFields } from '@cotta/kit/model/words/refusal.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { freeSlots } from './free-slots.js';
import { holdSlot } from './hold-slot.js';

const MOST_DAYS = 14;

export const slotTypeDefs = /* GraphQL */ `
  "When a talk with a lawyer can begin."
  type ConsultationSlots {
    "Half hours in which somebody is free, in their order."
    slots: [DateTime!]!
    "The first free one after these days; null where nothing more can be booked."
    next: DateTime
    "In which the talk would be: the one that was asked for, or another where no lawyer speaks it."
    language: LanguageCode!
    "IANA zone of the firm."
    zone: String!
  }

  "A place that is kept for whoever has the token."
  type HeldConsultationSlot {
    hold: String!
    eventTimestamp: DateTime!
    heldUntil: DateTime!
  }
  input HoldConsultationSlotInput {
    "When the talk shall begin."
    eventTimestamp: DateTime!
    "In which it shall be."
    language: LanguageCode!
    "Token of a place that is given back for it."
    hold: String
  }
  union HoldConsultationSlotResult = HeldConsultationSlot | Refusal

  extend type Query {
    "Free times for a talk, at most fourteen days at once, from three working hours to thirty days ahead. For: everyone."
    consultationSlots(from: DateTime!, days: Int!, language: LanguageCode!): ConsultationSlots!
  }
  extend type Mutation {
    "Keeps one free time for ten minutes. For: visitor, customer."
    holdConsultationSlot(input: HoldConsultationSlotInput!): HoldConsultationSlotResult!
  }
`;

const fields = {
  eventTimestamp: f.instant('When the talk shall begin.'),
  language: f.code('LanguageCode', 'In which it shall be.'),
  hold: f.text('Token of a place that is given back for it.', { max: 100, optional: true }),
};

interface Asked {
  readonly from: string | Date;
  readonly days: number;
  readonly language: string;
}

export function slotResolvers({ clock, db }: CommandRuntime): Resolvers {
  return {
    Query: {
      consultationSlots: async (_: unknown, { from, days, language }: Asked): Promise<object> => {
        const asked = { from: new Date(from), days: Math.min(Math.max(days, 1), MOST_DAYS), language };
        const free = await inTransaction(db, (tx) => freeSlots(tx, asked, clock.now()));
        return { ...free, zone: FIRM_ZONE };
      },
    },
    Mutation: {
      holdConsultationSlot: async (_: unknown, { input }: { input: unknown }, { viewer }: RequestContext) => {
        requireOneOf(['visitor', 'customer'], viewer);
        const parsed = parseInput(fields, input);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const held = await inTransaction(db, (tx) =>
          holdSlot(tx, parsed.value, { viewer, now: clock.now() }),
        );
        return isRefusal(held) ? refusalAnswer(held) : held;
      },
    },
    HoldConsultationSlotResult: {
      __resolveType: (value: { __typename?: string }) =>
        value.__typename === 'Refusal' ? 'Refusal' : 'HeldConsultationSlot',
    },
  };
}
