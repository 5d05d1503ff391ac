// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type ServiceQuoteResult = {
  readonly serviceOrderQuote: {
    readonly __typename: 'ServiceOrderQuote';
    readonly id: string;
    readonly quote: string;
    readonly currency: string;
    readonly ourFee: number;
    readonly officeFee: number;
    readonly discount: number;
    readonly tax: number;
    readonly total: number;
    readonly surcharge: number;
    readonly windowOpensOn: string | null;
    readonly lastDay: string | null;
    readonly graceEnds: string | null;
    readonly poaWeeks: number | null;
    readonly priceListLabel: string;
    readonly validUntil: string;
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

export type ServiceQuoteVariables = {
  readonly serviceName: string;
  readonly jurisdiction: string;
  readonly classes: number;
  readonly expirationDate?: string | null | undefined;
  readonly currency: string;
  readonly country: string;
};

export const ServiceQuoteDocument = { id: '83fe7ec1f523190497b3c1e09ea8a10b4ca99308b7455526604a0bc1f953ffc2', name: 'ServiceQuote' } as TypedDocument<ServiceQuoteResult, ServiceQuoteVariables>;
