// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { CreateAddressInput } from '../../../../generated/schema.js';

export type DraftCreateAddressResult = {
  readonly createAddress: {
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

export type DraftCreateAddressVariables = {
  readonly input: CreateAddressInput;
};

export const DraftCreateAddressDocument = { id: '95d1b4ba737649270cdefba9fc7353ead6cdfbbdf8c15a4d1ad7dce34128a98f', name: 'DraftCreateAddress' } as TypedDocument<DraftCreateAddressResult, DraftCreateAddressVariables>;
