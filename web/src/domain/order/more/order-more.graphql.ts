// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { OrderMoreInput } from '../../../generated/schema.js';

export type OrderMoreResult = {
  readonly orderMore: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
    readonly version: number;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly params: readonly {
      readonly name: string;
      readonly value: string;
      readonly __typename: 'RefusalParam';
    }[];
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type OrderMoreVariables = {
  readonly id: string;
  readonly input: OrderMoreInput;
};

export const OrderMoreDocument = { id: 'c4496118a8a969a9f7353833c76a4b1ce3b0dccd59ecf0a0766ef27e0f84a61a', name: 'OrderMore' } as TypedDocument<OrderMoreResult, OrderMoreVariables>;
