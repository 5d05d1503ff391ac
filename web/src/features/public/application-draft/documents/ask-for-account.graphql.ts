// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type DraftAskForAccountResult = {
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

export type DraftAskForAccountVariables = {
  readonly id: string;
};

export const DraftAskForAccountDocument = { id: '977d2168be322746ad812285de43d0b8fc49c97c7cde54e4cc83345770b3b3ad', name: 'DraftAskForAccount' } as TypedDocument<DraftAskForAccountResult, DraftAskForAccountVariables>;
