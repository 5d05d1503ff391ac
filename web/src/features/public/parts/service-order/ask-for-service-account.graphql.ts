// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type AskForServiceAccountResult = {
  readonly askForServiceAccount: {
    readonly __typename: 'ServiceRequest';
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

export type AskForServiceAccountVariables = {
  readonly id: string;
};

export const AskForServiceAccountDocument = { id: '2b49144021fa2702f02a7b0d187b546701e4298b53d97ab12b414ac3df4cbec2', name: 'AskForServiceAccount' } as TypedDocument<AskForServiceAccountResult, AskForServiceAccountVariables>;
