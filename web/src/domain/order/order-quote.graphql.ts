// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { QuoteInput } from '../../generated/schema.js';

export type OrderQuoteResult = {
  readonly quote: {
    readonly __typename: 'OrderQuote';
    readonly id: string;
    readonly token: string;
    readonly currency: string;
    readonly ourFee: number;
    readonly officeFee: number;
    readonly discount: number;
    readonly tax: number;
    readonly total: number;
    readonly lines: readonly {
      readonly code: string;
      readonly jurisdiction: string;
      readonly kind: string;
      readonly quantity: number;
      readonly net: number;
      readonly discount: number;
      readonly taxRate: string;
      readonly __typename: 'QuotedLine';
    }[];
    readonly later: readonly ({
      readonly jurisdiction: string;
      readonly occasion: string;
      readonly net: number | null;
      readonly __typename: 'LaterCost';
    })[];
    readonly couponApplied: boolean;
    readonly flags: readonly string[];
    readonly priceListLabel: string;
    readonly validUntil: string;
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

export type OrderQuoteVariables = {
  readonly input: QuoteInput;
};

export const OrderQuoteDocument = { id: '4564c4b0b6d1ca3d9cc7af197f547d3dbb5208d622fc8aff75b34e60d04e64ad', name: 'OrderQuote' } as TypedDocument<OrderQuoteResult, OrderQuoteVariables>;
