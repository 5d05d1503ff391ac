// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { CreatePartyInput } from '../../../../generated/schema.js';

export type DraftCreatePartyResult = {
  readonly createParty: {
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

export type DraftCreatePartyVariables = {
  readonly input: CreatePartyInput;
};

export const DraftCreatePartyDocument = { id: 'e53990c44b38d7699cc41fa2e44b4ef23bb00a7f75e5bcef7620fe1344c2d0ec', name: 'DraftCreateParty' } as TypedDocument<DraftCreatePartyResult, DraftCreatePartyVariables>;
