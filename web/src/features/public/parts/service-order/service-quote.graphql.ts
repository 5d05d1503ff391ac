// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { QuoteCustomerKind } from '../../../../generated/schema.js';

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
    readonly taxes: readonly ({
      readonly scheme: string;
      readonly rate: string;
      readonly country: string | null;
      readonly officeFees: readonly string[];
      readonly __typename: 'QuotedTax';
    })[];
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
  readonly customerKind: QuoteCustomerKind;
  readonly vatNumber?: string | null | undefined;
};

export const ServiceQuoteDocument = { id: 'c66db56a335019350cf78d051d5570b51cf394803ae9d6d5d7a37a6bbbbf9a95', name: 'ServiceQuote' } as TypedDocument<ServiceQuoteResult, ServiceQuoteVariables>;
