// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { TakeOutInput } from '../../../generated/schema.js';

export type TakeOutMoreResult = {
  readonly takeOut: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
    readonly version: number;
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

export type TakeOutMoreVariables = {
  readonly id: string;
  readonly input: TakeOutInput;
};

export const TakeOutMoreDocument = { id: '0090a0639a17deed88b77c9bdf9e9536020e3c4e33294b4ce5491fc30eb93247', name: 'TakeOutMore' } as TypedDocument<TakeOutMoreResult, TakeOutMoreVariables>;
