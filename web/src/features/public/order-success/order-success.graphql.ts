// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { PaymentType, ProductStatus, RegistrationRequestStatus } from '../../../generated/schema.js';

export type OrderSuccessResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly publicId: string;
    readonly value: string;
    readonly status: RegistrationRequestStatus | null;
    readonly orderedAt: string | null;
    readonly paidAt: string | null;
    readonly userId: string | null;
    readonly jurisdictions: readonly string[];
    readonly __typename: 'RegistrationRequest';
  } | null;
  readonly orderProduct: {
    readonly id: string;
    readonly status: ProductStatus;
    readonly paymentType: PaymentType | null;
    readonly total: {
      readonly amountMinor: number;
      readonly currency: string;
      readonly __typename: 'Money';
    };
    readonly __typename: 'Product';
  } | null;
};

export type OrderSuccessVariables = {
  readonly id: string;
};

export const OrderSuccessDocument = { id: '2a1736ecec83e3481fc55651d7d5a9d8cfc9479080c2e27f4b8ab7a8efc45523', name: 'OrderSuccess' } as TypedDocument<OrderSuccessResult, OrderSuccessVariables>;
