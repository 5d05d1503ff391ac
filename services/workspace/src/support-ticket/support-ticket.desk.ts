import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { supportTicketResource } from './support-ticket.resource.js';

/** The box under the conversation. */
const answer = { page: '/support_ticket/{id}/show#answer', label: 'Answer' };

/** Its work is there. */
const inItsCase = { word: 'Kept in its case', waitsFor: 'nobody', has: 'caseId' } as const;

/** How colleagues speak of a ticket, and what they do with it. */
export const supportTicketDesk = deskOf(supportTicketResource, {
  states: {
    Created: [inItsCase, { word: 'New', waitsFor: 'us', next: [answer] }],
    Assigned: [inItsCase, { word: 'To answer', waitsFor: 'us', next: [answer] }],
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
    replySupportTicket: {
      group: 'client',
      label: 'Answer',
      sentence: 'The client gets it as a letter; then it waits for the client, or is solved.',
    },
    noteOnSupportTicket: {
      group: 'record',
      label: 'Internal line',
      sentence: 'Colleagues alone read it.',
    },
    askSupportTicketCustomer: {
      group: 'client',
      label: 'Ask the client',
      sentence: 'Asked by phone: nothing is sent, and it waits until the client answers.',
    },
    answerSupportTicket: {
      group: 'client',
      label: 'Answered by phone',
      sentence: 'Write down what the client said another way; it is our turn again.',
    },
    resolveSupportTicket: {
      group: 'record',
      label: 'Solve',
      sentence: 'The client gets a letter with how it was solved.',
    },
    revokeSupportTicketLinks: {
      group: 'client',
      label: 'Take back the links',
      sentence: 'No link of its letters opens it any more; the next letter brings a new one.',
    },
    attachSupportTicketToCase: {
      group: 'record',
      label: 'Put into its case',
      sentence: 'The other side of a case wrote it: it is kept there, and answered on the page of the case.',
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
