// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { RegistrationRequestStatus } from '../../../generated/schema.js';

export type ProductOfOrderResult = {
  readonly orderProduct: {
    readonly id: string;
    readonly __typename: 'Product';
  } | null;
  readonly registrationRequest: {
    readonly id: string;
    readonly status: RegistrationRequestStatus | null;
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type ProductOfOrderVariables = {
  readonly requestId: string;
};

export const ProductOfOrderDocument = { id: 'bfb11dcc1f301cc92aee3224e630944241b7be6767dabf0636d837d2825f0ac5', name: 'ProductOfOrder' } as TypedDocument<ProductOfOrderResult, ProductOfOrderVariables>;
