import { HttpError } from 'ra-core';
import { submit } from '../../parts/admin-api.js';
import { FileScreenshotDocument } from '../case/case-work.graphql.js';

/** Puts an upload where it belongs, once for each upload. @returns the document's id
 *  @throws HttpError when it is refused, with the sentence that says why */
export async function filePicture(
  upload: string,
  type: 'SCREENSHOT' | 'SPECIMEN',
  about: { readonly subjectType: string; readonly subjectId: string },
): Promise<string> {
  const { createDocument } = await submit(
    FileScreenshotDocument,
    { input: { upload, type, ...about } },
    crypto.randomUUID(),
  );
  if (createDocument.__typename === 'Refusal') throw new HttpError(createDocument.message, 422, {});
  return createDocument.id;
}
