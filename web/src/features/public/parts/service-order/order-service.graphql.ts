// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { OrderServiceInput } from '../../../../generated/schema.js';

export type OrderServiceResult = {
  readonly orderService: {
    readonly __typename: 'ServiceOrderReceipt';
    readonly publicId: string;
    readonly serviceRequestId: string;
    readonly link: string | null;
    readonly productId: string | null;
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

export type OrderServiceVariables = {
  readonly input: OrderServiceInput;
};

export const OrderServiceDocument = { id: '4345c9a442509f2cf9d307246a781fcb2f2505a0ca0b75db87ac6fcaee682912', name: 'OrderService' } as TypedDocument<OrderServiceResult, OrderServiceVariables>;
