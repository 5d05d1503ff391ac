import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { officesAskingForPoa } from '../approval/offices-asking-for-poa.js';
import { DateTime } from 'luxon';
import { noDraft, type DraftFacts } from '../draft/draft-facts.js';
import { gapsBefore, gapsInWords, type DraftStep } from '../draft/draft-gaps.js';
import { missingFromOrder } from './order-completeness.js';
import { orderedOffices } from './ordered.js';
import { copyIn, copyProblem } from '../approval/approved-copy.js';
import { authorityDigest, authorityOf } from '../approval/power-of-attorney.js';
import { endingProblem, restingProblem } from './ending-problem.js';
import { no } from '../../refusals.js';
import type { TransitionColumns } from '../request-columns.js';
import { notUsedProblem, unpaidProblem, unusedUnits } from './paid-scope.js';
import { notSentProblem } from '../approval/sent-copy.js';
import type { RegistrationRequestState } from '../registration-request.js';
import { unitsOfOrder } from './units.js';

type State = RegistrationRequestState;
type Reasoned = CommandContext & { readonly reason: string | null };

/** Longest time a client may let a finished draft wait. */
const MOST_MONTHS_POSTPONED = 6;

/** Whether the invoice of the order was paid; work that an admin began without the money is not. */
export function isPaid({ order }: State): boolean {
  return typeof order.paidAt === 'string';
}

/** What the command's look-up read of the applications. */
function draft({ preloaded }: Reasoned): DraftFacts {
  return (preloaded as DraftFacts | undefined) ?? noDraft;
}

/** What keeps an order from being placed. Refused with TERMS_NOT_ACCEPTED, RISK_NOT_ACKNOWLEDGED, OFFICE_NEEDED or CLASSES_NEEDED, or at the fields
 *  that its form lacks. */
export function orderProblem(
  state: State,
  input: { readonly termsAccepted: boolean; readonly riskAcknowledged?: boolean | null },
): Refusal | undefined {
  if (!input.termsAccepted) return no('TERMS_NOT_ACCEPTED');
  if (state.status === 'Verification dismissed' && input.riskAcknowledged !== true)
    return no('RISK_NOT_ACKNOWLEDGED');
  if (orderedOffices(state).length === 0) return no('OFFICE_NEEDED');
  if (state.orderDraft === null) return unitsOfOrder(state).length > 0 ? undefined : no('CLASSES_NEEDED');
  const missing = missingFromOrder(state.orderDraft);
  return missing.length === 0 ? undefined : refuseFields(missing);
}

/** The system goes on once the invoice is paid; an admin may go on without, and says why. */
export function draftingProblem(state: State, _: object, { viewer, reason }: Reasoned): Refusal | undefined {
  return isPaid(state) || (viewer.role === 'admin' && reason !== null) ? undefined : no('NOT_PAID');
}

interface Completeness {
  /** What is paid and not in the draft is left out on purpose. */
  readonly leaveOutUnused?: boolean | null;
}

/** What keeps a draft from being asked for. Refused with END_ASKED, NO_APPLICATION, DRAFT_INCOMPLETE, MORE_THAN_PAID or NOT_USED. */
export function reviewProblem(state: State, input: Completeness, context: Reasoned): Refusal | undefined {
  return endingProblem(state) ?? incompleteProblem('review', context) ?? scopeProblem(state, input, context);
}

/** What keeps a draft from being sent to its client. Refused as `reviewProblem` refuses, by the gaps of this step, and with PAYMENT_DISPUTED or OWNER_UNTOLD. */
export function sendProblem(state: State, input: Completeness, context: Reasoned): Refusal | undefined {
  const refused =
    restingProblem(state, context) ??
    incompleteProblem('sending', context) ??
    scopeProblem(state, input, context);
  if (refused !== undefined) return refused;
  return copyIn(context).unheard.length > 0 ? no('OWNER_UNTOLD') : undefined;
}

/** What goes on is what was paid for: nothing more, and nothing less without a word. */
function scopeProblem(
  state: State,
  { leaveOutUnused }: Completeness,
  context: Reasoned,
): Refusal | undefined {
  const { units } = draft(context);
  const more = unpaidProblem(units, state.entitlement);
  if (more !== undefined || leaveOutUnused === true) return more;
  return notUsedProblem(unusedUnits(units, state.entitlement), leftOut(state));
}

function leftOut({ order }: State): readonly string[] {
  return order.leftOutUnits ?? [];
}

/** What the client, or the lawyer in their name, leaves out of what is paid. */
export function leftOutColumns(
  { leaveOutUnused }: Completeness,
  context: CommandContext,
  state: State,
): TransitionColumns<'ReviewRequested'> {
  return leaveOutUnused === true
    ? {
        leftOutUnits: unusedUnits(
          ((context.preloaded as DraftFacts | undefined) ?? noDraft).units,
          state.entitlement,
        ),
      }
    : {};
}

function incompleteProblem(step: DraftStep, context: Reasoned): Refusal | undefined {
  const { applications, gaps } = draft(context);
  if (applications === 0) return no('NO_APPLICATION');
  const missing = gapsBefore(step, gaps);
  return missing.length === 0 ? undefined : no('DRAFT_INCOMPLETE', { missing: gapsInWords(missing) });
}

/** Whoever of the firm acts on the client's word says where it is: `CLIENTS_WORD`. Clients give it by what they do. */
export function clientsWordProblem(context: Reasoned): Refusal | undefined {
  return isStaff(context) && context.reason === null ? no('CLIENTS_WORD') : undefined;
}

function isStaff({ viewer }: Reasoned): boolean {
  return staff.includes(viewer.role);
}

/** `until`: a calendar date where the client is. */
export function postponeProblem(
  { about }: State,
  { until }: { readonly until: string },
  context: Reasoned,
): Refusal | undefined {
  const unsaid = clientsWordProblem(context);
  if (unsaid !== undefined) return unsaid;
  const today = calendarDate(context.now, about.zone);
  const problem = (code: string, message: string) => refuseFields([{ path: ['until'], code, message }]);
  if (until <= today) return problem('IN_PAST', 'Choose a day in the future.');
  if (
    until >
    DateTime.fromISO(today, { zone: 'utc' }).plus({ months: MOST_MONTHS_POSTPONED }).toFormat('yyyy-MM-dd')
  )
    return problem('TOO_LATE', `Choose a day within ${MOST_MONTHS_POSTPONED} months.`);
  const { priorityEnds } = draft(context);
  return priorityEnds !== null && until > priorityEnds
    ? problem('AFTER_PRIORITY', `Priority can be claimed until ${priorityEnds}: choose a day before.`)
    : undefined;
}

interface Approval {
  readonly draftDigest?: string | null;
  readonly poaDocumentId?: string | null;
}

/** A draft is approved as it was sent and read, complete, within what was paid, and with the power of attorney its offices ask for; the firm says
 *  where the client agreed. Refused with END_ASKED, PAYMENT_DISPUTED, CONSENT_REASON, DRAFT_CHANGED, OWNER_UNTOLD, MORE_THAN_PAID, NOT_THE_SENT_COPY,
 *  POA_MISSING, SPECIMEN_MISSING, NO_APPLICATION or DRAFT_INCOMPLETE, or at the field with REQUIRED or UNKNOWN_REFERENCE. */
export function approvalProblem(
  state: State,
  { draftDigest, poaDocumentId }: Approval,
  context: Reasoned,
): Refusal | undefined {
  const resting = restingProblem(state, context);
  if (resting !== undefined) return resting;
  if (isStaff(context) && context.reason === null) return no('CONSENT_REASON');
  const unread = copyProblem(draftDigest, context);
  if (unread !== undefined) return unread;
  const { offices, gaps, units } = draft(context);
  const other = unpaidProblem(units, state.entitlement) ?? notSentProblem(state, context);
  if (other !== undefined) return other;
  const asking = officesAskingForPoa(offices);
  const authority = goodPoa(state, poaDocumentId ?? null, context);
  if (asking.length > 0 && authority === null) return no('POA_MISSING', { offices: asking.join(', ') });
  if (poaDocumentId && authority === null)
    return refuseFields([
      {
        path: ['poaDocumentId'],
        code: 'UNKNOWN_REFERENCE',
        message: 'There is no power of attorney of this order under this id.',
      },
    ]);
  return gaps.some(({ kind }) => kind === 'SPECIMEN')
    ? no('SPECIMEN_MISSING')
    : incompleteProblem('approval', context);
}

/** The power of attorney that goes along: the one named, else the one signed on line. A signature on line counts for what it was given under: another owner
 *  or another office needs another one. Any other paper a client names is one of this very order; staff have read theirs. */
function goodPoa(
  { order, about, signedAuthorities }: State,
  named: string | null,
  context: Reasoned,
): unknown {
  const id = named ?? order.poaDocumentId ?? null;
  const signedUnder = typeof id === 'string' ? signedAuthorities[id] : undefined;
  if (signedUnder === undefined)
    return named === null || context.viewer.role !== 'customer' || papersOf(context).includes(named)
      ? id
      : null;
  const authority = authorityOf(copyIn(context), about.contact.language);
  return authority !== undefined && authorityDigest(authority) === signedUnder ? id : null;
}

/** Powers of attorney that lie with the order, as the workspace tells. */
function papersOf({ preloaded }: Reasoned): readonly string[] {
  return (preloaded as { readonly authorities?: readonly string[] } | undefined)?.authorities ?? [];
}

/** Nobody is given up before the day they asked to wait until, a calendar date where the client is. Refused with POSTPONED. */
export function giveUpProblem({ about, order }: State, _: object, { now }: Reasoned): Refusal | undefined {
  const until = order.postponedUntil;
  return typeof until === 'string' && until > calendarDate(now, about.zone)
    ? no('POSTPONED', { until })
    : undefined;
}

/** What was never paid cannot go back. Refused with NOTHING_PAID. */
export function refundProblem(state: State): Refusal | undefined {
  return isPaid(state) ? undefined : no('NOTHING_PAID');
}
