// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { AskForPasswordResetInput } from '../../../generated/schema.js';

export type AskForPasswordResetResult = {
  readonly askForPasswordReset: {
    readonly __typename: 'AskedForPasswordReset';
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

export type AskForPasswordResetVariables = {
  readonly input: AskForPasswordResetInput;
};

export const AskForPasswordResetDocument = { id: 'c74802675bc40f1ad72fe359924307f527a56ee6cc65b074cc47421c6e6a0466', name: 'AskForPasswordReset' } as TypedDocument<AskForPasswordResetResult, AskForPasswordResetVariables>;
