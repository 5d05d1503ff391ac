import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import { factsOf, workNames, type Work } from '../work/works.js';

export const promiseBoardTypeDefs = /* GraphQL */ `
  "How what was promised for a period stands: all of it, what one person has, or one kind of work."
  type PromiseFigures @tag(name: "admin") {
    "Who has it; null in sums, and where nobody has it."
    userId: ID
    "Who has it; null in sums, and where nobody has it."
    user: User
    "What was promised; null in sums and for persons."
    work: Work
    "Everything that was owed; what fell away is not."
    promised: Int!
    kept: Int!
    broken: Int!
    open: Int!
    "Promises of the open ones of whose time three quarters are gone."
    atRiskIds: [ID!]!
    "What is not done yet usually takes so many minutes, late or not."
    minutesOpen: Int!
    "Half of what was done was done earlier than so many minutes before its time; negative: after it. Null where nothing was done."
    medianMinutesEarly: Int
  }

  "How the promises of a period stand."
  type PromiseBoard @tag(name: "admin") {
    total: PromiseFigures!
    "By whoever has it: everybody for admins and whoever leads, for others themselves."
    persons: [PromiseFigures!]!
    works: [PromiseFigures!]!
  }

  extend type Query {
    "What was promised for a time from, and before, two moments. For: lawyer, admin."
    promiseBoard(from: DateTime!, to: DateTime!): PromiseBoard! @tag(name: "admin")
  }
`;

interface Figures {
  readonly userId: string | null;
  readonly work: Work | null;
  /** What the row sums up. */
  readonly of: 'total' | 'person' | 'work';
  readonly promised: number;
  readonly kept: number;
  readonly broken: number;
  readonly open: number;
  readonly atRiskIds: string[];
  readonly minutesOpen: number;
  readonly medianMinutesEarly: number | null;
}

interface Period {
  readonly from: Date;
  readonly to: Date;
}

const minutes = JSON.stringify(Object.fromEntries(workNames.map((work) => [work, factsOf(work).minutes])));

/** All sums in one walk over the ledger. */
function figuresOf(manager: EntityManager, { from, to }: Period): Promise<Figures[]> {
  return manager.query(
    `select p.assigned_admin_id as "userId", p.work,
       case when grouping(p.work) = 0 then 'work' when grouping(p.assigned_admin_id) = 0 then 'person' else 'total' end as of,
       count(*)::int as promised,
       count(*) filter (where p.state = 'kept')::int as kept,
       count(*) filter (where p.state = 'broken')::int as broken,
       count(*) filter (where p.state = 'open')::int as open,
       coalesce(array_agg(p.id::text order by p.promised_at, p.id) filter (where p.state = 'open' and task.escalation = 'near'), '{}') as "atRiskIds",
       coalesce(sum(($3::jsonb ->> p.work)::int) filter (where p.kept_at is null), 0)::int as "minutesOpen",
       round(percentile_cont(0.5) within group (order by extract(epoch from p.promised_at - p.kept_at) / 60)
         filter (where p.kept_at is not null))::int as "medianMinutesEarly"
     from service_promise p left join task on task.id = p.task_id
     where p.promised_at >= $1 and p.promised_at < $2 and p.state <> 'released'
     group by grouping sets ((), (p.assigned_admin_id), (p.work))
     order by promised desc, p.work, p.assigned_admin_id`,
    [from, to, minutes],
  );
}

async function seesPersons(manager: EntityManager, { role, userId }: Viewer): Promise<boolean> {
  if (role === 'admin') return true;
  const [profile]: { lead: boolean }[] = await manager.query(
    'select lead from staff_profile where user_id = $1 and active',
    [userId],
  );
  return profile?.lead === true;
}

export const promiseBoardResolvers: Resolvers = {
  Query: {
    promiseBoard: async (_: unknown, period: Period, { manager, viewer }: RequestContext) => {
      requireOneOf(staff, viewer);
      const [figures, everybody] = [await figuresOf(manager, period), await seesPersons(manager, viewer)];
      const of = (wanted: Figures['of']): Figures[] => figures.filter((each) => each.of === wanted);
      return {
        total: of('total')[0],
        persons: of('person').filter(({ userId }) => everybody || userId === viewer.userId),
        works: of('work'),
      };
    },
  },
  PromiseFigures: {
    user: ({ userId }: Figures) => (userId === null ? null : { __typename: 'User', id: userId }),
  },
};
