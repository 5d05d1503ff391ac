// Written by `npm run documents`; change the .graphql file beside it.
import type { PaymentType, ProductStatus } from '../../../generated/schema.js';

export type UnpaidProduct = {
  readonly id: string;
  readonly name: string;
  readonly status: ProductStatus;
  readonly paymentType: PaymentType | null;
  readonly payableUntil: string;
  readonly variableSymbol: string | null;
  readonly total: {
    readonly amountMinor: number;
    readonly currency: string;
    readonly __typename: 'Money';
  };
  readonly creditUsed: {
    readonly amountMinor: number;
    readonly currency: string;
    readonly __typename: 'Money';
  } | null;
  readonly __typename: 'Product';
};
