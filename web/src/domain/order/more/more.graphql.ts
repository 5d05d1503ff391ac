// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { AddedFilingInput, OrderMoreInput, TakeOutInput } from '../../../generated/schema.js';

export type AdditionalOrderQuoteResult = {
  readonly additionalOrderQuote: {
    readonly __typename: 'OrderQuote';
    readonly token: string;
    readonly currency: string;
    readonly tax: number;
    readonly total: number;
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

export type AdditionalOrderQuoteVariables = {
  readonly id: string;
  readonly filings: readonly AddedFilingInput[];
};

export const AdditionalOrderQuoteDocument = { id: 'a82d67431f1e2832d3869f09a632917539af73aa03727a4aad763867b9162d8b', name: 'AdditionalOrderQuote' } as TypedDocument<AdditionalOrderQuoteResult, AdditionalOrderQuoteVariables>;

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

export type TakeOutMoreResult = {
  readonly takeOut: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
    readonly version: number;
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

export type TakeOutMoreVariables = {
  readonly id: string;
  readonly input: TakeOutInput;
};

export const TakeOutMoreDocument = { id: '0090a0639a17deed88b77c9bdf9e9536020e3c4e33294b4ce5491fc30eb93247', name: 'TakeOutMore' } as TypedDocument<TakeOutMoreResult, TakeOutMoreVariables>;
