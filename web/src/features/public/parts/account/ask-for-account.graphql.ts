// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type AskForAccountResult = {
  readonly askForAccount: {
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

export type AskForAccountVariables = {
  readonly id: string;
};

export const AskForAccountDocument = { id: '7ef8481012c701a9782e410cdf4427133d8d32994d285960c4e79605938efc25', name: 'AskForAccount' } as TypedDocument<AskForAccountResult, AskForAccountVariables>;
