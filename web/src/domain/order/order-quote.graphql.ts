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
    readonly taxes: readonly ({
      readonly scheme: string;
      readonly rate: string;
      readonly country: string | null;
      readonly officeFees: readonly string[];
      readonly __typename: 'QuotedTax';
    })[];
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

export const OrderQuoteDocument = { id: 'c3629f612deb3a683681b63d4159b1e273f353433b70f27e5bbb6bbfcdec6e9e', name: 'OrderQuote' } as TypedDocument<OrderQuoteResult, OrderQuoteVariables>;
