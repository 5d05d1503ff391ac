import type { CollectionName } from '../../../domain/content/content-document.js';

type Questions = Extract<
  CollectionName,
  'trademark-questions-and-answers' | 'brand-protection-questions-and-answers'
>;

/** Which of the two collections of questions an address belongs to. */
export const collectionAt = (address: string): Questions =>
  address.includes('/brand-protection-questions-and-answers')
    ? 'brand-protection-questions-and-answers'
    : 'trademark-questions-and-answers';
