// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { QuoteCustomerKind, RenewedMarkInput, RenewedMarkProblem } from '../../../../generated/schema.js';

export type OwnRegistrationResult = {
  readonly trademarkList: {
    readonly items: readonly ({
      readonly id: string;
      readonly name: string;
      readonly expirationDate: string | null;
      readonly classes: readonly number[];
      readonly __typename: 'Trademark';
    })[];
    readonly __typename: 'TrademarkPage';
  };
};

export type OwnRegistrationVariables = {
  readonly office: string;
  readonly number: string;
};

export const OwnRegistrationDocument = { id: '324f1d1733bd1505177e2b951bb5aa9f1381bfb120bc3e04049fd4c5b3971bc3', name: 'OwnRegistration' } as TypedDocument<OwnRegistrationResult, OwnRegistrationVariables>;

export type OwnRegistrationsResult = {
  readonly trademarkList: {
    readonly totalCount: number;
    readonly items: readonly ({
      readonly id: string;
      readonly name: string;
      readonly jurisdiction: string;
      readonly number: string | null;
      readonly expirationDate: string | null;
      readonly classes: readonly number[];
      readonly __typename: 'Trademark';
    })[];
    readonly __typename: 'TrademarkPage';
  };
};

export type OwnRegistrationsVariables = Readonly<Record<string, never>>;

export const OwnRegistrationsDocument = { id: '3a42dd29b7c6c41a6ca0b68b6f8b893c6afee35301ef5a0ea54fc794e87e5a6b', name: 'OwnRegistrations' } as TypedDocument<OwnRegistrationsResult, OwnRegistrationsVariables>;

export type RenewalsFormResult = {
  readonly jurisdictionList: readonly {
    readonly code: string;
    readonly name: string;
    readonly office: {
      readonly short: string;
      readonly __typename: 'Office';
    };
    readonly __typename: 'Jurisdiction';
  }[];
  readonly countryList: readonly {
    readonly code: string;
    readonly name: string;
    readonly __typename: 'Country';
  }[];
};

export type RenewalsFormVariables = {
  readonly locale: string;
};

export const RenewalsFormDocument = { id: '52d24854a095d5ba91853bb92a231403a7c49d5109f6380421807e34cc11a9f2', name: 'RenewalsForm' } as TypedDocument<RenewalsFormResult, RenewalsFormVariables>;

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
