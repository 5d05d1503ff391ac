// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { CreateDocumentInput } from '../../generated/schema.js';

export type FileSpecimenPictureResult = {
  readonly createDocument: {
    readonly __typename: 'Document';
    readonly id: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type FileSpecimenPictureVariables = {
  readonly input: CreateDocumentInput;
};

export const FileSpecimenPictureDocument = { id: '35ad474cdc9f38f031ce01a49717c0e03b84815b6de860b94cacf4fa73111cba', name: 'FileSpecimenPicture' } as TypedDocument<FileSpecimenPictureResult, FileSpecimenPictureVariables>;
