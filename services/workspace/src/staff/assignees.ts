import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { EntityManager } from 'typeorm';
import { subjectOf } from '../subject/work-subject.js';
import type { Work } from '../work/works.js';
import { chooseAssignee, mayLook, type Because, type Rule, type Wanted } from './choose-assignee.js';
import { colleaguesAt, rulesOf, type LoadedColleague } from './colleagues.js';

export const assigneesTypeDefs = /* GraphQL */ `
  "Why somebody gets work: a rule says so, the thing is theirs already, they stand in for who would, or they know office and language and have the least to do."
  enum AssignmentReason @tag(name: "admin") {
    RULE
    HOLDER
    DEPUTY
    SKILL
  }

  "A colleague who could have some open work, with what one looks at before giving it."
  type PossibleAssignee @tag(name: "admin") {
    userId: ID!
    user: User
    "For how many of it this colleague is the one whom new work of its kind would go to."
    chosenFor: Int!
    "Why, for the first of it; null for who is not chosen."
    because: AssignmentReason
    "Languages of the clients that this colleague writes."
    languages: [LanguageCode!]!
    "Offices of the work that this colleague works for."
    offices: [JurisdictionCode!]!
    "What waits for this colleague now."
    openTasks: Int!
    away: Boolean!
    "First moment back; null while here, and where nobody said."
    backAt: DateTime
  }

  "A rule that is tried before it is added. What it leaves empty fits everything."
  input TriedRule @tag(name: "admin") {
    "Its place: before the rule that stands there now."
    position: Int!
    work: Work
    office: JurisdictionCode
    language: LanguageCode
    clientId: ID
    "For orders of this sum and more, in this currency."
    fromAmount: MoneyInput
    "The team that gets it."
    team: String
    "Who gets it; empty: whoever has the least to do, of the team where one is named."
    assignedAdminId: ID
  }

  "Work that came in, and whom it would go to today."
  type ReplayedArrival @tag(name: "admin") {
    taskId: ID!
    work: Work!
    mark: String!
    publicId: String!
    jurisdictions: [JurisdictionCode!]!
    arrivedAt: DateTime!
    "Who has it."
    assignedAdminId: ID
    assignedAdmin: User
    "Who would get it; null: nobody."
    chosenAdminId: ID
    chosenAdmin: User
    because: AssignmentReason
  }

  extend type Query {
    "Who could have these open tasks, or what waits on one thing: whom the rules choose first. At most fifty tasks. For: lawyer, admin."
    assigneesFor(taskIds: [ID!], subjectId: ID): [PossibleAssignee!]! @tag(name: "admin")
    "The last fifty arrivals, given anew by the rules as they are now, with one more where one is tried. Nothing is changed. For: admin."
    replayedArrivals(rule: TriedRule): [ReplayedArrival!]! @tag(name: "admin")
  }
`;

/** Arrivals that a rule is tried on, and tasks that are looked at together. */
const MOST = 50;

interface TaskRow {
  readonly taskId: string;
  readonly work: Work;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly mark: string;
  readonly publicId: string;
  readonly jurisdictions: readonly string[];
  readonly arrivedAt: Date;
  readonly assignedAdminId: string | null;
}

const TASK = `id as "taskId", work, subject_type as "subjectType", subject_id as "subjectId", mark, public_id as "publicId",
  jurisdictions, arrived_at as "arrivedAt", assigned_admin_id as "assignedAdminId"`;

const wantedBy = async (tx: EntityManager, { work, subjectType, subjectId }: TaskRow): Promise<Wanted> => ({
  work,
  ...(await subjectOf(tx, { type: subjectType, id: subjectId })),
});

/** The choice as it is made for new work, between everybody but who has it: whom to give it to. */
function chosenElse(
  { assignedAdminId }: TaskRow,
  wanted: Wanted,
  { rules, colleagues }: { readonly rules: readonly Rule[]; readonly colleagues: readonly LoadedColleague[] },
): { adminId: string; because: Because } | undefined {
  const choice = chooseAssignee(wanted.holderId === assignedAdminId ? { ...wanted, holderId: '' } : wanted, {
    rules,
    colleagues: colleagues.filter(({ userId }) => userId !== assignedAdminId),
  });
  return choice?.adminId === assignedAdminId ? undefined : choice;
}

async function assigneesFor(
  tx: EntityManager,
  { taskIds, subjectId }: { taskIds?: readonly string[] | null; subjectId?: string | null },
  now: Date,
): Promise<object[]> {
  const tasks = await queryRows<TaskRow>(
    tx,
    `select ${TASK} from task where status = 'Open' and (id = any($1::uuid[]) or subject_id = $2) order by due_at, id limit ${MOST}`,
    [taskIds ?? [], subjectId ?? null],
  );
  const [rules, colleagues] = [await rulesOf(tx), await colleaguesAt(tx, now)];
  const wanted: Wanted[] = [];
  for (const task of tasks) wanted.push(await wantedBy(tx, task));
  const choices = tasks.map((task, index) =>
    chosenElse(task, wanted[index] as Wanted, { rules, colleagues }),
  );
  const speaks = new Set(wanted.map(({ language }) => language));
  const offices = new Set(wanted.flatMap(({ jurisdictions }) => jurisdictions));
  return colleagues
    .filter(({ awayTo, backAt }) => awayTo === undefined || backAt !== null)
    .filter((colleague) => tasks.every(({ work }) => mayLook(colleague, work)))
    .map((colleague) => {
      const chosen = choices.filter((choice) => choice?.adminId === colleague.userId);
      return {
        ...colleague,
        chosenFor: chosen.length,
        because: chosen[0]?.because.toUpperCase() ?? null,
        languages: colleague.languages.filter((language) => speaks.has(language)),
        offices: colleague.offices.filter((office) => offices.has(office)),
        away: colleague.awayTo !== undefined,
      };
    })
    .toSorted((a, b) => b.chosenFor - a.chosenFor || Number(a.away) - Number(b.away));
}

interface TriedRule {
  readonly position: number;
  readonly work?: Work | null;
  readonly office?: string | null;
  readonly language?: string | null;
  readonly clientId?: string | null;
  readonly fromAmount?: Money | null;
  readonly team?: string | null;
  readonly assignedAdminId?: string | null;
}

const withTried = (rules: readonly Rule[], tried: TriedRule | null | undefined): readonly Rule[] => {
  if (tried == null) return rules;
  const { position, work, office, language, clientId, fromAmount, team, assignedAdminId } = tried;
  return rules.toSpliced(Math.max(position - 1, 0), 0, {
    work: work ?? null,
    office: office ?? null,
    language: language ?? null,
    clientId: clientId ?? null,
    fromAmount: fromAmount ?? null,
    team: team ?? null,
    assignedAdminId: assignedAdminId ?? null,
  });
};

async function replayedArrivals(
  tx: EntityManager,
  rule: TriedRule | null | undefined,
  now: Date,
): Promise<object[]> {
  const arrived = await queryRows<TaskRow>(
    tx,
    `select ${TASK} from task where work <> 'request' order by arrived_at desc, id limit ${MOST}`,
    [],
  );
  const [rules, colleagues] = [withTried(await rulesOf(tx), rule), await colleaguesAt(tx, now)];
  const replayed: object[] = [];
  for (const task of arrived) {
    const choice = chooseAssignee(await wantedBy(tx, task), { rules, colleagues });
    replayed.push({
      ...task,
      chosenAdminId: choice?.adminId ?? null,
      because: choice?.because.toUpperCase() ?? null,
    });
  }
  return replayed;
}

const person = (id: string | null): object | null => (id === null ? null : { __typename: 'User', id });

/** Who could do what: the same choice that new work is given by, which says why. */
export function assigneesResolvers({ db, clock }: CommandRuntime): Resolvers {
  return {
    Query: {
      assigneesFor: (
        _: unknown,
        asked: { taskIds?: readonly string[] | null; subjectId?: string | null },
        { viewer }: RequestContext,
      ) => {
        requireOneOf(staff, viewer);
        return inTransaction(db, (tx) => assigneesFor(tx, asked, clock.now()));
      },
      replayedArrivals: (_: unknown, { rule }: { rule?: TriedRule | null }, { viewer }: RequestContext) => {
        requireOneOf(['admin'], viewer);
        return inTransaction(db, (tx) => replayedArrivals(tx, rule, clock.now()));
      },
    },
    PossibleAssignee: { user: ({ userId }: LoadedColleague) => person(userId) },
    ReplayedArrival: {
      assignedAdmin: ({ assignedAdminId }: TaskRow) => person(assignedAdminId),
      chosenAdmin: ({ chosenAdminId }: { chosenAdminId: string | null }) => person(chosenAdminId),
    },
  };
}
