// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { ProductStatus, StartProductCheckoutInput } from '../../../generated/schema.js';

export type StartCheckoutResult = {
  readonly startProductCheckout: {
    readonly __typename: 'Product';
    readonly id: string;
    readonly status: ProductStatus;
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

export type StartCheckoutVariables = {
  readonly id: string;
  readonly input: StartProductCheckoutInput;
};

export const StartCheckoutDocument = { id: '6d741642f4d07c6a410d7316d3836bb2c48920b34bbaf36256622133d328ef61', name: 'StartCheckout' } as TypedDocument<StartCheckoutResult, StartCheckoutVariables>;
