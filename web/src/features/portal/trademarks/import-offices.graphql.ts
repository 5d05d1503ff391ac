// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

export type ImportOfficesResult = {
  readonly jurisdictionList: readonly {
    readonly code: string;
    readonly __typename: 'Jurisdiction';
  }[];
};

export type ImportOfficesVariables = Readonly<Record<string, never>>;

export const ImportOfficesDocument = { id: '5cdb650c285c9a5c840fc716670dded9f7b9f63b69349c5889becc2d3fc5137d', name: 'ImportOffices' } as TypedDocument<ImportOfficesResult, ImportOfficesVariables>;

/** The document itself, for the normalised cache. */
export const ImportOfficesNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportOffices"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jurisdictionList"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<ImportOfficesResult, ImportOfficesVariables> & {
  __apiType?: (variables: ImportOfficesVariables) => ImportOfficesResult;
};
