// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { SignPowerOfAttorneyInput } from '../../../../generated/schema.js';

export type DraftSignPoaResult = {
  readonly signPowerOfAttorney: {
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

export type DraftSignPoaVariables = {
  readonly id: string;
  readonly input: SignPowerOfAttorneyInput;
};

export const DraftSignPoaDocument = { id: 'dea7a72fbae79ecb154897dfbb8dc9c9e680b7415967baf7d2a3412e3590fafd', name: 'DraftSignPoa' } as TypedDocument<DraftSignPoaResult, DraftSignPoaVariables>;
