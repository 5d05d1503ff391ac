// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { UpdatePartyInput } from '../../../../generated/schema.js';

export type DraftUpdatePartyResult = {
  readonly updateParty: {
    readonly __typename: 'Party';
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

export type DraftUpdatePartyVariables = {
  readonly id: string;
  readonly input: UpdatePartyInput;
};

export const DraftUpdatePartyDocument = { id: 'cf76e9897500c14cbf75709bc3bd488a496ee76d03c80ed4cdf2774340e7f322', name: 'DraftUpdateParty' } as TypedDocument<DraftUpdatePartyResult, DraftUpdatePartyVariables>;
