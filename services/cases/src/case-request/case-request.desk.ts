import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { caseRequestResource } from './case-request.resource.js';

/** How colleagues speak of a threat report, and what they do with it. */
export const caseRequestDesk = deskOf(caseRequestResource, {
  states: {
    Created: { word: 'Reported', waitsFor: 'us', next: ['takeOnCaseRequest'] },
    Assigned: { word: 'Being looked at', waitsFor: 'us', next: ['convertCaseRequest'] },
    Converted: {
      word: 'Made a threat',
      waitsFor: 'nobody',
      next: [{ page: '/case/{caseId}/show', label: 'Open the threat' }],
    },
    Dismissed: { word: 'Not pursued', waitsFor: 'nobody' },
  },
  steps: {
    takeOnCaseRequest: {
      group: 'record',
      label: 'Take on',
      sentence: 'It is yours, or the colleague’s you name.',
    },
    convertCaseRequest: {
      group: 'record',
      label: 'Make a threat',
      sentence:
        'A threat to the brand begins with the reported links as its first findings, or one that is there takes them in.',
    },
    notifyCaseRequest: {
      group: 'client',
      label: 'Tell the reporter',
      sentence: 'The letter about what became of it goes out once more.',
    },
    sendCaseRequestLink: {
      group: 'client',
      label: 'Send the link again',
      sentence: 'The letter with which a visitor confirms the address and reads the report.',
      has: 'contactEmail',
      why: 'No visitor left an address.',
    },
    revokeCaseRequestLinks: {
      group: 'record',
      label: 'Revoke the links',
      sentence: 'Links that went out open the report no more.',
      has: 'contactEmail',
      why: 'No visitor left an address.',
    },
    dismissCaseRequest: {
      group: 'ends',
      label: 'Not pursued',
      sentence: 'The reporter reads the reason.',
    },
  },
});
