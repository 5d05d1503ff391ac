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
    readonly __typename: 'Product';
  } | null;
};

export type OrderSuccessVariables = {
  readonly id: string;
};

export const OrderSuccessDocument = { id: '091b41db7f5736e0235b8a5f1a0bef1d772a521b6e706bfb23c0f4a8702d2dc9', name: 'OrderSuccess' } as TypedDocument<OrderSuccessResult, OrderSuccessVariables>;
