import { HttpError } from 'ra-core';
import { submit } from '../../parts/admin-api.js';
import { FilePaperDocument, type FilePaperVariables } from './file-paper.graphql.js';

/** Puts an upload where it belongs, once for each upload. @returns the document's id
 *  @throws HttpError when it is refused, with the sentence that says why */
export async function filePaper(
  upload: string,
  type: FilePaperVariables['input']['type'],
  about: { readonly subjectType: string; readonly subjectId: string },
): Promise<string> {
  const { createDocument } = await submit(
    FilePaperDocument,
    { input: { upload, type, ...about } },
    crypto.randomUUID(),
  );
  if (createDocument.__typename === 'Refusal') throw new HttpError(createDocument.message, 422, {});
  return createDocument.id;
}
