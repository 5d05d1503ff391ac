import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { uploadedDocument } from '../registration-request/verification/requested-mark.js';

interface Reading {
  readonly linkKey: string;
  readonly context: Pick<CommandContext, 'now'>;
}

/** The document of an upload; null where none was given, undefined where the token opens nothing. */
export const uploadedPaper = (
  upload: string | null | undefined,
  { linkKey, context }: Reading,
): string | null | undefined => uploadedDocument(upload, linkKey, context.now);

/** Whoever sends a paper proves the upload by its token. Refused at the field with UPLOAD_NOT_FOUND. */
export const uploadProblem = (
  upload: string | null | undefined,
  field: string,
  reading: Reading,
): Refusal | undefined => (uploadedPaper(upload, reading) === undefined ? notThere([field]) : undefined);

/** The documents of several uploads, or the one that opens nothing, named by its place. */
export function uploadedPapers(
  uploads: readonly string[],
  field: string,
  reading: Reading,
): readonly string[] | Refusal {
  const papers: string[] = [];
  for (const [position, upload] of uploads.entries()) {
    const paper = uploadedPaper(upload, reading);
    if (!paper) return notThere([field, String(position)]);
    papers.push(paper);
  }
  return [...new Set(papers)];
}

const notThere = (path: readonly string[]): Refusal =>
  refuseFields([
    { path, code: 'UPLOAD_NOT_FOUND', message: 'The file is no longer there; upload it again.' },
  ]);
