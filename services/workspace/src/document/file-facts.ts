import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { documentTypes } from '@cotta/reference/document-types.js';
import type { DocumentEvent } from './document.js';
import { pictureProblems } from './picture/picture-facts.js';

/** What a file is, told when it is kept. */
export const fileFacts = {
  type: f.enumeration('What it is.', { name: 'DocumentType', values: documentTypes }),
  name: f.text('Name of the file.', { max: 255 }),
  mediaType: f.text('Type by content.', { max: 100 }),
  size: f.integer('Bytes.', { min: 1 }),
  path: f.text('Where the content lies.', { max: 300 }),
  sha256: f.text('Digest of the content.', { max: 64 }),
  width: f.integer('Of a picture, in pixels.', { min: 1, optional: true }),
  height: f.integer('Of a picture, in pixels.', { min: 1, optional: true }),
  pictureProblem: f.enumeration('Why a picture cannot be worked on.', {
    name: 'PictureProblem',
    values: pictureProblems,
    optional: true,
  }),
};

/** The event of a file that is kept; facts that a file does not have are not told. */
export function storedFile({
  width,
  height,
  pictureProblem,
  ...file
}: InputOf<typeof fileFacts>): DocumentEvent {
  return {
    type: 'DocumentStored',
    data: {
      ...file,
      ...(width ? { width } : {}),
      ...(height ? { height } : {}),
      ...(pictureProblem ? { pictureProblem } : {}),
    },
  };
}
