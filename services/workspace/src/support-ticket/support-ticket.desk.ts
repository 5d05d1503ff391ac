import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { supportTicketResource } from './support-ticket.resource.js';

/** How colleagues speak of a ticket, and what they do with it. */
export const supportTicketDesk = deskOf(supportTicketResource, {
  states: {
    Created: { word: 'New', waitsFor: 'us', next: ['takeSupportTicket'] },
    Assigned: { word: 'To answer', waitsFor: 'us', next: ['resolveSupportTicket'] },
    'Waiting for customer': { word: 'Client to answer', waitsFor: 'client', next: ['resolveSupportTicket'] },
    Resolved: { word: 'Solved', waitsFor: 'nobody', next: ['reopenSupportTicket'] },
    Closed: { word: 'Over', waitsFor: 'nobody' },
  },
  steps: {
    takeSupportTicket: {
      group: 'record',
      label: 'Take',
      sentence: 'It is yours to answer, or the colleague’s you name.',
    },
    askSupportTicketCustomer: {
      group: 'client',
      label: 'Ask the client',
      sentence: 'It waits until the client answers.',
    },
    answerSupportTicket: {
      group: 'client',
      label: 'Answered by phone',
      sentence: 'The client answered another way; it is our turn again.',
    },
    resolveSupportTicket: {
      group: 'record',
      label: 'Solve',
      sentence: 'The client reads how it was solved.',
    },
    reopenSupportTicket: { group: 'record', label: 'Open again', sentence: 'It waits for our answer again.' },
    deleteSupportTicket: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only what was entered by mistake.',
      from: ['Created'],
    },
  },
});
