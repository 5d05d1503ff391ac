import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { readByIds, readByKeys } from '@cotta/kit/runtime/reading/read.js';
import { daysBetween } from '@cotta/reference/calendar-date.js';
import { lastOpenDay, officeToday } from '../deadlines/office-day.js';
import { orderLink } from '../links/order-link.js';
import { everyRowViewer } from '../mark/every-row.js';
import { trademarkResource } from '../mark/trademark.resource.js';
import { officeActionIssueResource } from './office-action-issue.record.js';
import { lastDayToOrder } from './office-action-rules.js';
import { officeActionSolutionResource } from './office-action-solution.record.js';
import { officeActionResource } from './office-action.resource.js';

/** What whoever may read a letter reads beside its own columns, also by a link: nothing here leads to anything else of the client. */
export const letterSheetTypeDefs = /* GraphQL */ `
  "One point the office raises, as the client reads it."
  type LetterPoint {
    name: String!
    category: OfficeActionIssueCategory!
  }

  "One way to answer that was offered."
  type LetterOption {
    id: ID!
    solution: String!
    "Percent."
    chanceOfSuccess: Int
    serviceFee: Money
    governmentFee: Money
    recommended: Boolean!
  }

  "A letter of an office as its client reads it and decides about it."
  type LetterSheet {
    "Number of the application or registration at the office."
    number: String
    points: [LetterPoint!]!
    options: [LetterOption!]!
    "The last day by law, at the office."
    lastDay: Date!
    "Days from today to the last day, counted at the office; negative when it is over."
    daysLeft: Int!
    "Last day on which an answer can be ordered."
    orderUntil: Date!
    canOrder: Boolean!
    "Paths of the office's own papers; each opens for five minutes."
    papers: [String!]!
    "Opens the order of the answer and its payment for a day; null while nothing is ordered."
    orderLink: String
  }

  extend type OfficeAction {
    sheet: LetterSheet!
  }
`;

const PAPER_MS = 5 * 60_000;
const OFFICE_LETTER = 'Office letter';

interface Parts {
  readonly linkKey: string;
  readonly clock: Clock;
}

export function letterSheetResolvers(parts: Parts): Resolvers {
  return {
    OfficeAction: {
      sheet: ({ id }: { id: string }, _: unknown, context: RequestContext) => sheetOf(id, context, parts),
    },
  };
}

async function sheetOf(letterId: string, { manager }: RequestContext, { linkKey, clock }: Parts) {
  // The letter itself was read with the caller's own eyes: only its facts, and what was offered with it, are shown.
  const [letter] = await readByIds(manager, officeActionResource, everyRowViewer, [letterId]);
  const ofLetter = { key: 'officeActionId', values: [letterId] };
  const issues = await readByKeys(manager, officeActionIssueResource, everyRowViewer, ofLetter);
  const solutions = await readByKeys(manager, officeActionSolutionResource, everyRowViewer, ofLetter);
  const [mark] = await readByIds(manager, trademarkResource, everyRowViewer, [
    letter?.trademarkId ?? letterId,
  ]);
  const papers: { id: string }[] = await manager.query(
    'select id from paper_place where subject_id = $1 and type = $2 order by id',
    [letterId, OFFICE_LETTER],
  );
  const { jurisdiction, serviceRequestId } = letter ?? {};
  const dueDate = letter?.dueDate ?? '';
  const office = jurisdiction ?? undefined;
  const now = clock.now();
  const [today, lastDay] = [officeToday(office, now), lastOpenDay(office, dueDate)];
  const orderUntil = lastDayToOrder({ dueDate, ...(office === undefined ? {} : { jurisdiction: office }) });
  return {
    number: mark?.number ?? null,
    points: issues.map(({ name, category }) => ({ name, category })),
    options: solutions.filter(({ offered }) => offered === true).map(optionOf),
    lastDay,
    daysLeft: daysBetween(today, lastDay),
    orderUntil,
    canOrder: today <= orderUntil,
    papers: papers.map(({ id }) => paperPath(id, linkKey, now)),
    orderLink: serviceRequestId ? orderLink(serviceRequestId, linkKey, now) : null,
  };
}

interface Option {
  readonly id: string;
  readonly solution?: string | null;
  readonly chanceOfSuccess?: number | null;
  readonly serviceFee?: Money | null;
  readonly governmentFee?: Money | null;
  readonly recommended?: boolean | null;
}

const optionOf = ({
  id,
  solution = '',
  chanceOfSuccess = null,
  serviceFee = null,
  governmentFee = null,
  recommended,
}: Option) => ({
  id,
  solution,
  chanceOfSuccess,
  serviceFee,
  governmentFee,
  recommended: recommended === true,
});

function paperPath(subjectId: string, linkKey: string, now: Date): string {
  const expiresAt = new Date(now.getTime() + PAPER_MS);
  const token = signLink({ purpose: 'download', subjectId, revision: 0, expiresAt }, linkKey);
  return `/api/document/${subjectId}/content?token=${token}`;
}
