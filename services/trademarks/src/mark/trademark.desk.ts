import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { trademarkDeskSteps } from './trademark-desk-steps.js';
import { trademarkResource } from './trademark.resource.js';

const filingDesk = {
  page: '/registration_request/{registrationRequestId}/show/filing?trademarkId={id}',
  label: 'Open the filing desk',
};

/** How colleagues speak of a mark, whom it waits for, and what comes next. */
export const trademarkDesk = deskOf(trademarkResource, {
  states: {
    'Ready for filing': { word: 'To be filed', waitsFor: 'us', next: [filingDesk, 'fileTrademark'] },
    'Submitted to partner': { word: 'With the partner', waitsFor: 'partner', next: ['fileTrademark'] },
    'Created from a divide': { word: 'Split off', waitsFor: 'office', next: ['numberDividedTrademark'] },
    Divided: { word: 'Split', waitsFor: 'us', next: ['continueDividedTrademark'] },
    'Application filed': { word: 'Filed', waitsFor: 'office', next: ['startExamination'] },
    'Under examination': { word: 'In examination', waitsFor: 'office', next: ['publishTrademark'] },
    'Office action received': {
      word: 'Office wrote',
      waitsFor: 'us',
      next: [{ page: '/trademark/{id}/show?tab=office_action-trademarkId', label: 'Open the letter' }],
    },
    'Response to office action submitted': {
      word: 'Answered',
      waitsFor: 'office',
      next: ['acceptOfficeActionResponse'],
    },
    'Trademark published': [
      { word: 'Published, open to opposition', waitsFor: 'thirdParties', until: 'oppositionEndDate' },
      { word: 'Published', waitsFor: 'office', next: ['registerTrademark'] },
    ],
    'Application opposed': { word: 'Opposed', waitsFor: 'us', next: ['endOpposition'] },
    'Statement of use requested': {
      word: 'Proof of use due',
      waitsFor: 'client',
      next: [
        { page: '/trademark/{id}/show?tab=use_in_commerce_request-trademarkId', label: 'Open the proof' },
      ],
    },
    'SOU extended': {
      word: 'Proof of use due, more time',
      waitsFor: 'client',
      next: [
        { page: '/trademark/{id}/show?tab=use_in_commerce_request-trademarkId', label: 'Open the proof' },
      ],
    },
    'SOU submitted': { word: 'Proof filed', waitsFor: 'office', next: ['registerTrademark'] },
    'Trademark registered': [
      {
        word: 'Registered, renewal filed',
        waitsFor: 'office',
        has: 'renewalFiledOn',
        next: ['recordRenewal'],
      },
      { word: 'Registered, renewal ordered', waitsFor: 'us', has: 'renewalOrderedOn', next: ['fileRenewal'] },
      {
        word: 'Registered, certificate to send',
        waitsFor: 'us',
        lacks: 'certificateDocumentId',
        next: ['sendCertificate'],
      },
      { word: 'Registered', waitsFor: 'nobody' },
    ],
    Abandoned: { word: 'Given up', waitsFor: 'nobody', next: ['reviveTrademark'] },
    'Client unresponsive': { word: 'Client silent', waitsFor: 'client', next: ['resumeTrademark'] },
    'Lost to follow-up': { word: 'Client silent for good', waitsFor: 'client', next: ['resumeTrademark'] },
    Refused: { word: 'Refused', waitsFor: 'nobody' },
    Withdrawn: { word: 'Withdrawn', waitsFor: 'nobody' },
    Cancelled: { word: 'Ended by decision', waitsFor: 'nobody' },
    Expired: { word: 'Expired', waitsFor: 'nobody' },
    Rejected: { word: 'Refused for form', waitsFor: 'nobody' },
    Refunded: { word: 'Given back', waitsFor: 'nobody' },
  },
  urgent: [
    { has: 'keptRegisterDifferenceCount', next: ['confirmKeptDifference'] },
    { has: 'openRegisterDifferenceCount', next: ['decideRegisterDifference'] },
    { has: 'dateProblemCount', next: [{ page: '/trademark/{id}', label: 'Correct the dates' }] },
  ],
  steps: trademarkDeskSteps,
});
