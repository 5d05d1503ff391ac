import type { DocumentType } from '@cotta/reference/document-types.js';

/** What was filed at an office, sent to an other side or entered in the books: nobody deletes it, and it outlives the erasure of its person.
 *  Periods differ by law and are to be confirmed. */
export const retainedDocumentTypes: readonly DocumentType[] = [
  'User signed POA',
  'Registration certificate',
  'Invoice',
  'Delegation',
  'Priority filing document',
  'Business certificate',
  'Office letter',
  'Office receipt',
  'Letter to the other side',
];

/** Whether a document of this type has to be kept. Null, a type nobody said yet: no. */
export function isRetained(type: DocumentType | null): boolean {
  return type !== null && retainedDocumentTypes.includes(type);
}
