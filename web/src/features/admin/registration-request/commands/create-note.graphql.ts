// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { CreateNoteInput } from '../../../../generated/schema.js';

export type CreateNoteResult = {
  readonly createNote: {
    readonly __typename: 'Note';
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

export type CreateNoteVariables = {
  readonly input: CreateNoteInput;
};

export const CreateNoteDocument = { id: '26e7770e534eff0c19512a72f86778df9c7a3c6692d16388d7763b08ea14996b', name: 'CreateNote' } as TypedDocument<CreateNoteResult, CreateNoteVariables>;
