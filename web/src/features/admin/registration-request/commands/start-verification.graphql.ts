// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type StartVerificationResult = {
  readonly startVerification: {
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

export type StartVerificationVariables = {
  readonly id: string;
};

export const StartVerificationDocument = { id: 'd0abeaeefd220b683d75f0598d0b934804f645c3c8be0bba59105cfb39ad0971', name: 'StartVerification' } as TypedDocument<StartVerificationResult, StartVerificationVariables>;
