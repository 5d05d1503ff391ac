// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { QuoteCustomerKind, RenewedMarkInput, RenewedMarkProblem } from '../../../../generated/schema.js';

export type RenewalsPriceResult = {
  readonly renewalsQuote: {
    readonly __typename: 'RenewalsQuote';
    readonly quote: string | null;
    readonly currency: string;
    readonly ourFee: number;
    readonly officeFee: number;
    readonly surcharge: number;
    readonly tax: number;
    readonly taxes: readonly ({
      readonly scheme: string;
      readonly rate: string;
      readonly country: string | null;
      readonly officeFees: readonly string[];
      readonly __typename: 'QuotedTax';
    })[];
    readonly total: number;
    readonly priceListLabel: string;
    readonly validUntil: string | null;
    readonly marks: readonly ({
      readonly number: string;
      readonly jurisdiction: string;
      readonly problem: RenewedMarkProblem | null;
      readonly day: string | null;
      readonly ourFee: number | null;
      readonly officeFee: number | null;
      readonly surcharge: number | null;
      readonly windowOpensOn: string | null;
      readonly lastDay: string | null;
      readonly graceEnds: string | null;
      readonly poaWeeks: number | null;
      readonly __typename: 'RenewedMark';
    })[];
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

export type RenewalsPriceVariables = {
  readonly marks: readonly RenewedMarkInput[];
  readonly currency: string;
  readonly country: string;
  readonly customerKind: QuoteCustomerKind;
  readonly vatNumber?: string | null | undefined;
};

export const RenewalsPriceDocument = { id: '2517c44910633e8fe27a8adbeebedf57c5f00d02d8ad40bf4e26fc4ea46bb77d', name: 'RenewalsPrice' } as TypedDocument<RenewalsPriceResult, RenewalsPriceVariables>;
