import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import type { DocumentType } from '@cotta/reference/document-types.js';
import { filedPapers, laterPapers } from '@cotta/reference/filing-papers.js';
import { no } from '../refusals.js';

/** What an approval covers of a document and of the places it lies in, or is to lie in. */
export interface Covered {
  readonly document: boolean;
  /** The order or application it belongs to. */
  readonly subject: boolean;
  readonly folder: boolean;
}

/** A document that no approval covers, nor the places it lies in. */
export const notCovered: Covered = { document: false, subject: false, folder: false };

/** The refusal for changing what the client approved with the draft: `APPROVAL_STANDS`. */
export function approvalStands(): Refusal {
  return no('APPROVAL_STANDS');
}

/** Taken away, or filed as something else or elsewhere. */
export function coveredProblem({ document }: Covered): Refusal | undefined {
  return document ? approvalStands() : undefined;
}

/** Put beside what was approved: only by the firm, and only what others issue or sign in their own time. */
export function addedProblem(
  { subject, folder }: Covered,
  type: DocumentType,
  { role }: Pick<Viewer, 'role'>,
): Refusal | undefined {
  const goesAlong = folder || (subject && filedPapers.includes(type));
  return !goesAlong || role === 'system' || (staff.includes(role) && laterPapers.includes(type))
    ? undefined
    : approvalStands();
}
