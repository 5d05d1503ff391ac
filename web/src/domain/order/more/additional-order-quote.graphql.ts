// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { AddedFilingInput } from '../../../generated/schema.js';

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
