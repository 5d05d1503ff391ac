// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

export type PortalRegionsResult = {
  readonly regionList: readonly {
    readonly code: string;
    readonly name: string;
    readonly __typename: 'Region';
  }[];
};

export type PortalRegionsVariables = {
  readonly country: string;
};

export const PortalRegionsDocument = { id: '745ed9123a1ac4d42163cfbb8f5d8833c8c610dbf0ee4a4b7f0b9a2449eccb51', name: 'PortalRegions' } as TypedDocument<PortalRegionsResult, PortalRegionsVariables>;

/** The document itself, for the normalised cache. */
export const PortalRegionsNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalRegions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountryCode"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<PortalRegionsResult, PortalRegionsVariables> & {
  __apiType?: (variables: PortalRegionsVariables) => PortalRegionsResult;
};
