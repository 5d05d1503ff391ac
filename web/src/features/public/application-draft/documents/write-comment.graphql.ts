// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { CreateThreadCommentInput } from '../../../../generated/schema.js';

export type DraftWriteCommentResult = {
  readonly createThreadComment: {
    readonly __typename: 'ThreadComment';
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

export type DraftWriteCommentVariables = {
  readonly input: CreateThreadCommentInput;
};

export const DraftWriteCommentDocument = { id: '3076b77fdbdb6c98abe60de3e36ffeedf532794b7e2141ad10b28172223cf150', name: 'DraftWriteComment' } as TypedDocument<DraftWriteCommentResult, DraftWriteCommentVariables>;
