// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { SaveVerificationResultInput } from '../../../../generated/schema.js';

export type SaveVerificationResultResult = {
  readonly saveVerificationResult: {
    readonly __typename: 'RegistrationRequest';
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

export type SaveVerificationResultVariables = {
  readonly id: string;
  readonly input: SaveVerificationResultInput;
  readonly expectedVersion?: number | null | undefined;
};

export const SaveVerificationResultDocument = { id: '90c8183e87c4befaa35c3a79d527d5de4cb1996bf8c7972fc8996bb41e02caa2', name: 'SaveVerificationResult' } as TypedDocument<SaveVerificationResultResult, SaveVerificationResultVariables>;
