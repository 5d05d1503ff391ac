// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type PayerCountriesResult = {
  readonly countryList: readonly {
    readonly code: string;
    readonly name: string;
    readonly __typename: 'Country';
  }[];
};

export type PayerCountriesVariables = {
  readonly locale: string;
};

export const PayerCountriesDocument = { id: '3a7461e4d8c8951f0ec8d738f6d3104fa746c44915f10dc52cee6a413fdee878', name: 'PayerCountries' } as TypedDocument<PayerCountriesResult, PayerCountriesVariables>;
