// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { PaymentType, ProductPaymentState, ProductStatus } from '../../../generated/schema.js';

export type ProductToPayResult = {
  readonly product: {
    readonly id: string;
    readonly userId: string | null;
    readonly name: string;
    readonly status: ProductStatus;
    readonly paymentState: ProductPaymentState | null;
    readonly paymentType: PaymentType | null;
    readonly orderReference: string | null;
    readonly subjectType: string | null;
    readonly subjectId: string | null;
    readonly currency: string;
    readonly net: {
      readonly amountMinor: number;
      readonly __typename: 'Money';
    };
    readonly vat: {
      readonly amountMinor: number;
      readonly __typename: 'Money';
    };
    readonly total: {
      readonly amountMinor: number;
      readonly __typename: 'Money';
    };
    readonly priceBreakdown: unknown | null;
    readonly billing: {
      readonly name: string;
      readonly street: string;
      readonly city: string;
      readonly postcode: string | null;
      readonly country: string;
      readonly companyId: string | null;
      readonly vatId: string | null;
      readonly email: string;
      readonly __typename: 'ProductBilling';
    } | null;
    readonly stillToPay: {
      readonly amountMinor: number;
      readonly __typename: 'Money';
    } | null;
    readonly paymentMethodId: string | null;
    readonly checkoutUrl: string | null;
    readonly declineReason: string | null;
    readonly payableUntil: string;
    readonly __typename: 'Product';
  } | null;
};

export type ProductToPayVariables = {
  readonly id: string;
};

export const ProductToPayDocument = { id: 'e4991b490c7d365ae252daea504f72811d733811af4c8c7d75556e4cb166b169', name: 'ProductToPay' } as TypedDocument<ProductToPayResult, ProductToPayVariables>;
