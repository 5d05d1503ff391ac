// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { CreateTrademarkInput } from '../../../../generated/schema.js';

export type AddOwnMarkResult = {
  readonly createTrademark: {
    readonly __typename: 'Trademark';
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

export type AddOwnMarkVariables = {
  readonly input: CreateTrademarkInput;
};

export const AddOwnMarkDocument = { id: '0c481b611eea9004ad843fe2e75646c29e83a0a8064692676a75c161e6977598', name: 'AddOwnMark' } as TypedDocument<AddOwnMarkResult, AddOwnMarkVariables>;
