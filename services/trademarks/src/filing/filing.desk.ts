import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { filingResource } from './filing.resource.js';

/** How colleagues speak of a filing, and what they do with it. It is confirmed on its last sheet alone, where everything is seen. */
export const filingDesk = deskOf(filingResource, {
  states: {
    Prepared: {
      word: 'Last sheet',
      waitsFor: 'us',
      next: [
        {
          page: '/registration_request/{registrationRequestId}/show/filing?trademarkId={trademarkId}',
          label: 'Open the last sheet',
        },
      ],
    },
    Confirmed: { word: 'Going to the office', waitsFor: 'office' },
    Submitted: { word: 'At the office', waitsFor: 'office' },
    Acknowledged: { word: 'At the office', waitsFor: 'office' },
    Filed: {
      word: 'Filed',
      waitsFor: 'nobody',
      next: [{ page: '/trademark/{trademarkId}/show', label: 'Open the mark' }],
    },
    Returned: {
      word: 'Came back',
      waitsFor: 'us',
      next: [{ page: '/trademark/{trademarkId}/show', label: 'Open the mark' }],
    },
    Cancelled: { word: 'Not sent', waitsFor: 'nobody' },
  },
  steps: {
    cancelFiling: {
      group: 'ends',
      label: 'Do not send',
      sentence: 'Nothing was spent; it can be prepared again.',
    },
  },
});
