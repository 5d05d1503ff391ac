// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { CreateThreadCommentInput } from '../../generated/schema.js';

export type WriteOrderMessageResult = {
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

export type WriteOrderMessageVariables = {
  readonly input: CreateThreadCommentInput;
};

export const WriteOrderMessageDocument = { id: '5f7920a9d11c1d8d6614481764fe09d4a29e7abdfb0d1759c08c5f1cbf93b227', name: 'WriteOrderMessage' } as TypedDocument<WriteOrderMessageResult, WriteOrderMessageVariables>;
