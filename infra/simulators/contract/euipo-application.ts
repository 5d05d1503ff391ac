import type { FilingApplication } from '@cotta/trademarks/testing.js';

/** A word in three classes, of an applicant the office knows. */
export const application: FilingApplication = {
  reference: 'COTTA0001',
  firstLanguage: 'en',
  secondLanguage: 'es',
  mark: { kind: 'word', text: 'VELOMAR' },
  goodsAndServices: [
    { classNumber: 9, terms: ['computer software'] },
    { classNumber: 25, terms: ['clothing'] },
    { classNumber: 35, terms: ['advertising'] },
  ],
  applicantIds: ['700001'],
  representatives: [{ officeNumber: '12345', name: 'M. Sloan' }],
  priorities: [],
};
