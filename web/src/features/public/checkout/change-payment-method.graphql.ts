// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { ChangeProductPaymentMethodInput, ProductStatus } from '../../../generated/schema.js';

export type ChangePaymentMethodResult = {
  readonly changeProductPaymentMethod: {
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

export type ChangePaymentMethodVariables = {
  readonly id: string;
  readonly input: ChangeProductPaymentMethodInput;
};

export const ChangePaymentMethodDocument = { id: '8a375507776ca73c5066cda241eb3e4add21413a80c7bdfbde17ef7bfab164b1', name: 'ChangePaymentMethod' } as TypedDocument<ChangePaymentMethodResult, ChangePaymentMethodVariables>;
