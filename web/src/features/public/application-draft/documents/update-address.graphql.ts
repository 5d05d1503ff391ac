// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { UpdateAddressInput } from '../../../../generated/schema.js';

export type DraftUpdateAddressResult = {
  readonly updateAddress: {
    readonly __typename: 'Address';
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

export type DraftUpdateAddressVariables = {
  readonly id: string;
  readonly input: UpdateAddressInput;
};

export const DraftUpdateAddressDocument = { id: '2e2c7267fe21cb2c88a1161a0071e13bb1a0dd6985190ba696263f8b6b49e457', name: 'DraftUpdateAddress' } as TypedDocument<DraftUpdateAddressResult, DraftUpdateAddressVariables>;
