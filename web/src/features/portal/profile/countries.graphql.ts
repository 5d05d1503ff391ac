// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

export type PortalCountriesResult = {
  readonly countryList: readonly {
    readonly code: string;
    readonly name: string;
    readonly regionRequired: boolean;
    readonly __typename: 'Country';
  }[];
};

export type PortalCountriesVariables = Readonly<Record<string, never>>;

export const PortalCountriesDocument = { id: 'a02de8f26e422e4c120310e3f0c859aa737036b0186e490b08a8f23385b4acc1', name: 'PortalCountries' } as TypedDocument<PortalCountriesResult, PortalCountriesVariables>;

/** The document itself, for the normalised cache. */
export const PortalCountriesNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalCountries"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}},{"kind":"Argument","name":{"kind":"Name","value":"all"},"value":{"kind":"BooleanValue","value":true}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"regionRequired"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<PortalCountriesResult, PortalCountriesVariables> & {
  __apiType?: (variables: PortalCountriesVariables) => PortalCountriesResult;
};
