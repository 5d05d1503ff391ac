// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type ResendVerificationResultResult = {
  readonly resendVerificationResult: {
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

export type ResendVerificationResultVariables = {
  readonly id: string;
};

export const ResendVerificationResultDocument = { id: '5f0315fb0d9398c057cc9a0e5e382e2d7592bfbc7a30d611cb22298f7015903b', name: 'ResendVerificationResult' } as TypedDocument<ResendVerificationResultResult, ResendVerificationResultVariables>;
