// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { CreateOrderInput, RegistrationRequestStatus } from '../../../generated/schema.js';

export type PlaceOrderResult = {
  readonly createOrder: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
    readonly status: RegistrationRequestStatus | null;
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

export type PlaceOrderVariables = {
  readonly id: string;
  readonly input: CreateOrderInput;
};

export const PlaceOrderDocument = { id: 'b659ad6599c558a2f4fca17431bbd2bc4917609afbe4c1570751674438d3c603', name: 'PlaceOrder' } as TypedDocument<PlaceOrderResult, PlaceOrderVariables>;
