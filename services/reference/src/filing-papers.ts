import type { DocumentType } from './document-types.js';

/** Papers of a whole order or application that every office gets; what else goes along lies in the office's own folder. */
export const commonPapers: readonly DocumentType[] = [
  'Priority filing document',
  'Delegation',
  'Business certificate',
];

/** What goes to an office with an application, whether it is named there or lies beside it. */
export const filedPapers: readonly DocumentType[] = [
  ...commonPapers,
  'Logo',
  'Application logo',
  'Application logo in B&W',
  'Application logo series',
  'Specimen',
  'User signed POA',
];

/** What others issue or sign in their own time, so that it may come after the client's approval. */
export const laterPapers: readonly DocumentType[] = [
  'User signed POA',
  'Priority filing document',
  'Registration certificate',
];
