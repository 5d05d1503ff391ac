import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { EntityManager } from 'typeorm';
import { experienceWith, type EndedCase, type OpponentExperience } from './opponent-experience.js';
import type { KnownSide } from './opponent-keys.js';

export const opponentExperienceTypeDefs = /* GraphQL */ `
  "What the firm has lived with this counterparty over all its clients: bands and tens, so that nobody's case can be read from it."
  type OpponentExperience {
    "At least so many cases came to an end."
    casesFrom: Int!
    "At most so many; null: more."
    casesTo: Int
    "Of a hundred so many were taken down, settled or transferred, in tens."
    gaveInPercent: Int!
    "In a hundred the other side answered so many times, in tens."
    answeredPercent: Int!
    "Of a hundred so many were taken up again, in tens."
    cameBackPercent: Int!
    "Weeks until the middle one of those that gave in was over; null where none did."
    medianWeeks: Int
  }

  extend type CaseCounterparty {
    "Null where fewer than five cases ended, or those of fewer than three clients, or most of them one client's. For: its owner, lawyer, admin."
    experience: OpponentExperience
  }
`;

/** How many there are changes by a few a day. */
const KEPT_MS = 600_000;

type Experience = (side: KnownSide) => OpponentExperience | null;

export function opponentExperienceResolvers(runtime: CommandRuntime): Resolvers {
  const known = keptExperience(runtime);
  return {
    CaseCounterparty: {
      experience: async (side: KnownSide, _: unknown, __: RequestContext) => (await known())(side),
    },
  };
}

/** Asked of the rows once in ten minutes, however many read it. */
function keptExperience({ db, clock }: Pick<CommandRuntime, 'db' | 'clock'>): () => Promise<Experience> {
  let kept: { readonly until: number; readonly experience: Promise<Experience> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (kept === undefined || kept.until <= now) {
      const experience = inTransaction(db, endedCases).then(experienceWith);
      kept = { until: now + KEPT_MS, experience };
      // What failed is asked again by the next reader.
      experience.catch(() => (kept = undefined));
    }
    return kept.experience;
  };
}

/** Cases that a lawyer closed, also those that were taken up again since. */
function endedCases(tx: EntityManager): Promise<readonly EndedCase[]> {
  return queryRows<EndedCase>(
    tx,
    `select c.user_id as "userId", c.outcome, s.primary_name as "primaryName", s.aliases, s.websites,
       (extract(epoch from coalesce(c.closed_at, c.updated_at) - c.created_at) / 86400)::double precision as days,
       exists (select from tracking_event e where e.stream_id = c.id and e.type = 'CaseReopened') as "cameBack",
       exists (select from case_letter l where l.case_id = c.id and l.status = 'Answered')
         or exists (select from case_objection o where o.case_id = c.id and o.status <> 'Set aside') as answered
     from "case" c join case_counterparty s on s.id = c.case_counterparty_id
     where not s.whitelisted and (c.status = 'Resolved' or exists (select from tracking_event e where e.stream_id = c.id and e.type = 'CaseClosed'))`,
  );
}
