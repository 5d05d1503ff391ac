// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type DraftCountriesResult = {
  readonly countryList: readonly {
    readonly code: string;
    readonly name: string;
    readonly regionRequired: boolean;
    readonly __typename: 'Country';
  }[];
};

export type DraftCountriesVariables = {
  readonly locale: string;
};

export const DraftCountriesDocument = { id: '042f9b7f5bec2034e9935df5721f1ce3fa614356ca29a86172bf9ea966610974', name: 'DraftCountries' } as TypedDocument<DraftCountriesResult, DraftCountriesVariables>;
