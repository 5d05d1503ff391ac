// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { CreateThreadCommentInput } from '../../../../generated/schema.js';

export type AdminDraftWriteCommentResult = {
  readonly createThreadComment: {
    readonly __typename: 'ThreadComment';
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

export type AdminDraftWriteCommentVariables = {
  readonly input: CreateThreadCommentInput;
};

export const AdminDraftWriteCommentDocument = { id: 'ea434f489779cdab28af2054922711cafd46796ea1fcb789aef5f4b9bff6e69b', name: 'AdminDraftWriteComment' } as TypedDocument<AdminDraftWriteCommentResult, AdminDraftWriteCommentVariables>;
