import { f } from '@cotta/kit/model/field/field.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { supportTicketResource } from './support-ticket.resource.js';
import { waitsNoMore } from './support-ticket-rules.js';

const step = stepsOf(supportTicketResource);
const open = ['Created', 'Assigned', 'Waiting for customer'] as const;

/** What the other side of a case says is kept and answered in its case: by itself where the case is found, and by a colleague’s hand where it is not. */
export const caseSteps = [
  step({
    command: 'AttachSupportTicketToCase',
    doc: 'The other side of this case wrote it: it becomes a record of the case, and is answered there.',
    event: 'SupportTicketAttachedToCase',
    label: 'Put into its case',
    audience: 'staff',
    from: open,
    to: 'Assigned',
    by: staff,
    input: { caseId: f.ref('Case', 'The case it is about.', { as: 'case' }) },
    // What one case keeps goes into no second one: its client has read it. And a client’s own questions are nothing the other side said.
    guard: ({ userId, caseId }) => {
      if (caseId) return no('KEPT_IN_CASE');
      return userId ? no('TICKET_OF_CLIENT') : undefined;
    },
    change: (_, { caseId }) => ({ caseId, ...waitsNoMore }),
  }),
  step({
    command: 'KeepSupportTicketInCase',
    doc: 'The case it is about was found, and has it. For the system alone.',
    event: 'SupportTicketKeptInCase',
    label: 'Kept in its case',
    audience: 'staff',
    from: open,
    // A new one looks as new as before: whether we act about a page is not to be read from what becomes of an objection to it.
    to: ({ status }) => (status === 'Created' ? 'Created' : 'Assigned'),
    by: [],
    input: { caseId: f.id('The case.') },
    change: (_, { caseId }) => ({ caseId, ...waitsNoMore }),
  }),
  step({
    command: 'PassAnswerToOtherSide',
    doc: 'What a lawyer answered on the page of the case goes to the other side by letter. For the system alone.',
    event: 'SupportTicketOtherSideAnswered',
    label: 'Other side answered',
    audience: 'staff',
    from: [...open, 'Resolved', 'Closed'],
    to: 'Resolved',
    by: [],
    tells: ['other-side-answer'],
    input: { text: f.longText('What the other side reads.', { max: 10_000, min: 1, personal: true }) },
    change: (_, { text }, { now }) => ({ resolution: text, resolvedAt: now.toISOString(), ...waitsNoMore }),
    besides: (_, { text }) => ({ text, userId: null, channel: 'e-mail' }),
  }),
];
