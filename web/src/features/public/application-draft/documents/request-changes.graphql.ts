// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { RequestChangesInput } from '../../../../generated/schema.js';

export type DraftRequestChangesResult = {
  readonly requestChanges: {
    readonly __typename: 'RegistrationRequest';
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

export type DraftRequestChangesVariables = {
  readonly id: string;
  readonly input: RequestChangesInput;
};

export const DraftRequestChangesDocument = { id: 'cad9b154854ee378dbc327e217b2fb2b609ff65053e3bac1bec8745fb3710ffc', name: 'DraftRequestChanges' } as TypedDocument<DraftRequestChangesResult, DraftRequestChangesVariables>;
