import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import { settledStates, type DeadlinePhase } from '../deadline.js';
import { officeToday, workingDaysBefore } from '../office-day.js';
import { stateOn } from './deadline-rows.js';

export const deadlineBoardTypeDefs = /* GraphQL */ `
  "How near a last day is, in open days of the office. OVERDUE: it is over, a time of grace may run."
  enum DeadlineUrgency @tag(name: "admin") {
    OVERDUE
    T1
    T3
    T10
  }

  "A last day that somebody of the firm has to see to."
  type DeadlineBoardRow @tag(name: "admin") {
    deadlineId: ID!
    trademarkId: ID!
    markName: String
    jurisdiction: JurisdictionCode!
    kind: TrademarkDeadlineKind!
    name: String!
    state: TrademarkDeadlineState!
    urgency: DeadlineUrgency!
    "The last day: by this one it has to be done."
    nominalDate: Date!
    "Where the office is closed on the last day: until when it would still take it by law. Otherwise the same day."
    legalDate: Date!
    graceDate: Date
    surcharge: String
    consequence: String!
    "What a second person has to settle first; empty where nothing is in doubt."
    toConfirm: [String!]!
    "A letter of the office or a proof of use waits for it whose due date nobody has confirmed yet."
    dueDateUnconfirmed: Boolean!
    "An ordered renewal: it is paid and has to be filed."
    renewalOrderedOn: Date
    assignedAdminId: ID
  }

  extend type Query {
    "What falls due within ten working days of its office, or is overdue: the most urgent first, 500 at most. For: lawyer, admin."
    deadlineBoard(jurisdiction: JurisdictionCode, assignedAdminId: ID): [DeadlineBoardRow!]!
      @tag(name: "admin")
  }
`;

const MOST = 500;
/** Ten open days never span more. */
const DAYS_AHEAD = 30;
const urgencies = ['OVERDUE', 'T1', 'T3', 'T10'] as const;

interface Row {
  readonly jurisdiction: string;
  readonly nominalDate: string;
  readonly legalDate: string;
  readonly phases: readonly DeadlinePhase[];
}

interface Asked {
  readonly jurisdiction?: string | null;
  readonly assignedAdminId?: string | null;
}

export function deadlineBoardResolvers(clock: Clock): Resolvers {
  return {
    Query: {
      deadlineBoard: async (
        _: unknown,
        { jurisdiction, assignedAdminId }: Asked,
        { manager, viewer }: RequestContext,
      ) => {
        requireOneOf(staff, viewer);
        const now = clock.now();
        const rows: Row[] = await manager.query(sql, [
          addDays(clock.today('UTC'), DAYS_AHEAD),
          addDays(clock.today('UTC'), -1),
          jurisdiction ?? null,
          assignedAdminId ?? null,
        ]);
        const shown = rows.flatMap((row) => {
          const today = officeToday(row.jurisdiction, now);
          const state = stateOn(row.phases, today);
          const urgency = urgencyOf(row, today);
          return urgency === undefined || settledStates.has(state) ? [] : [{ ...row, state, urgency }];
        });
        return shown
          .toSorted((a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency))
          .slice(0, MOST);
      },
    },
  };
}

/** Dates of the owner's own doing; those the law attaches to nothing lost are no alarm. */
const sql = `
  select d.id as "deadlineId", d.trademark_id as "trademarkId", d.mark_name as "markName", d.jurisdiction, d.kind, d.name, d.nominal_date::text as "nominalDate", d.legal_date::text as "legalDate",
         d.grace_date::text as "graceDate", d.surcharge, d.consequence, coalesce(d.to_confirm, '{}') as "toConfirm", d.phases, t.renewal_ordered_on::text as "renewalOrderedOn", t.assigned_admin_id as "assignedAdminId",
         exists (select from office_action o where o.trademark_id = d.trademark_id and d.kind = 'response' and o.due_date = d.nominal_date and o.confirmed_due_date is distinct from o.due_date and o.status not in ('Closed', 'Abandoned'))
         or exists (select from use_in_commerce_request u where u.trademark_id = d.trademark_id and d.kind in ('use', 'maintenance') and u.due_date = d.nominal_date and u.confirmed_due_date is distinct from u.due_date and u.status not in ('Submitted', 'Abandoned')) as "dueDateUnconfirmed"
  from trademark_deadline d join trademark t on t.id = d.trademark_id
  where d.settled is null and d.actor = 'owner' and d.kind not in ('non-use', 'dependency') and d.legal_date <= $1 and (d.legal_date >= $2 or d.last_chance_date >= $2)
    and ($3::text is null or d.jurisdiction = $3) and ($4::uuid is null or t.assigned_admin_id = $4)
  order by d.nominal_date, d.id limit 5000`;

function urgencyOf(
  { jurisdiction, nominalDate, legalDate }: Row,
  today: string,
): (typeof urgencies)[number] | undefined {
  if (legalDate < today) return 'OVERDUE';
  if (today >= workingDaysBefore(jurisdiction, nominalDate, 1)) return 'T1';
  if (today >= workingDaysBefore(jurisdiction, nominalDate, 3)) return 'T3';
  return today >= workingDaysBefore(jurisdiction, nominalDate, 10) ? 'T10' : undefined;
}
