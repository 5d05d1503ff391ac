import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { futureProblem, officeToday } from '../deadlines/office-day.js';
import { no } from '../refusals.js';
import { resumeProblem } from './trademark-rules.js';
import { pendingStatuses } from './trademark-status.js';
import { trademarkResource } from './trademark.resource.js';

const step = stepsOf(trademarkResource);

/** How a case ends before there is a registration, and how it comes back. */
export const endingSteps = [
  step({
    command: 'AbandonTrademark',
    doc: 'A deadline was missed or the client gave it up.',
    event: 'TrademarkAbandoned',
    label: 'Abandoned',
    audience: 'customer',
    from: pendingStatuses,
    to: 'Abandoned',
    by: ['lawyer'],
    reasonNeeded: true,
    input: { clientToldOn: f.calendarDate('Day the client was told in writing.') },
    guard: (mark, { clientToldOn }, { now }) =>
      futureProblem('clientToldOn', clientToldOn, officeToday(mark.jurisdiction, now)),
  }),
  step({
    command: 'ReviveTrademark',
    doc: 'The office took the application back into life.',
    event: 'TrademarkRevived',
    label: 'Revived',
    audience: 'customer',
    from: ['Abandoned'],
    to: 'previous',
    by: ['lawyer'],
    reasonNeeded: true,
    input: { officeDueDate: trademarkResource.fields.officeDueDate },
    change: (_, { officeDueDate }) => ({ officeDueDate: officeDueDate ?? null }),
  }),
  step({
    command: 'RequestTrademarkWithdrawal',
    doc: 'Asks us to withdraw the application; a lawyer files it.',
    event: 'TrademarkWithdrawalRequested',
    label: 'Withdrawal requested',
    audience: 'customer',
    from: pendingStatuses,
    to: 'same',
    by: ['customer', ...staff],
    guard: ({ withdrawalRequestedOn }) => (withdrawalRequestedOn ? no('WITHDRAWAL_REQUESTED') : undefined),
    change: (mark, _, { now }) => ({ withdrawalRequestedOn: officeToday(mark.jurisdiction, now) }),
  }),
  step({
    command: 'WithdrawTrademark',
    doc: 'The withdrawal that the client asked for was filed.',
    event: 'TrademarkWithdrawn',
    label: 'Withdrawn',
    audience: 'customer',
    from: pendingStatuses,
    to: 'Withdrawn',
    by: ['lawyer'],
    input: { signedOn: f.calendarDate('Day the client signed.') },
    guard: (mark, { signedOn }, { now }) =>
      mark.withdrawalRequestedOn
        ? futureProblem('signedOn', signedOn, officeToday(mark.jurisdiction, now))
        : no('NOT_REQUESTED'),
  }),
  step({
    command: 'GiveUpOnTrademarkClient',
    doc: 'The client answers nothing; legal dates are watched all the same.',
    event: 'TrademarkClientUnresponsive',
    label: 'Client unresponsive',
    audience: 'staff',
    from: pendingStatuses,
    to: 'Client unresponsive',
    by: staff,
  }),
  step({
    command: 'ResumeTrademark',
    doc: 'The client is back; it goes on where it stopped.',
    event: 'TrademarkResumed',
    label: 'Resumed',
    audience: 'customer',
    from: ['Client unresponsive', 'Lost to follow-up'],
    to: 'previous',
    by: ['customer', ...staff],
    guard: (mark, _, { now }) => resumeProblem(mark, now),
  }),
];
