import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { platformReportResource } from './platform-report.resource.js';

/** How colleagues speak of a report to a platform, and what they do with it. */
export const platformReportDesk = deskOf(platformReportResource, {
  states: {
    Prepared: { word: 'To file', waitsFor: 'us', next: ['fileCasePlatformReport'] },
    Filed: { word: 'With the platform', waitsFor: 'thirdParties', next: ['noteCasePlatformRemoval'] },
    Removed: { word: 'Removed', waitsFor: 'nobody' },
    Refused: { word: 'Refused by the platform', waitsFor: 'us', next: ['noteCasePlatformRemoval'] },
    Withdrawn: { word: 'Withdrawn', waitsFor: 'nobody' },
  },
  steps: {
    fileCasePlatformReport: {
      group: 'office',
      label: 'Filed',
      sentence: 'It was filed at the platform as it stands here; the client is written to.',
    },
    noteCasePlatformRemoval: {
      group: 'office',
      label: 'Pages removed',
      sentence: 'What the platform answered; the pages are looked at again all the same.',
    },
    noteCasePlatformRefusal: {
      group: 'office',
      label: 'Refused',
      sentence: 'What the platform answered; the client reads it.',
    },
    withdrawCasePlatformReport: {
      group: 'ends',
      label: 'Withdraw',
      sentence: 'A wrong report is taken back at the platform, and here with its reason.',
    },
    deleteCasePlatformReport: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only one that was never filed.',
      from: ['Prepared'],
    },
  },
});
