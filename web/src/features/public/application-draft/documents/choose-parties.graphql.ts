// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { ChooseApplicationPartiesInput } from '../../../../generated/schema.js';

export type DraftChoosePartiesResult = {
  readonly chooseApplicationParties: {
    readonly __typename: 'Application';
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

export type DraftChoosePartiesVariables = {
  readonly id: string;
  readonly input: ChooseApplicationPartiesInput;
};

export const DraftChoosePartiesDocument = { id: 'acfc01959a591755dece0e27477cf0121dbac5f61ac4708a72b43754adfd582e', name: 'DraftChooseParties' } as TypedDocument<DraftChoosePartiesResult, DraftChoosePartiesVariables>;
