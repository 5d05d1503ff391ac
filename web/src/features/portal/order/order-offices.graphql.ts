// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

export type OrderOfficesResult = {
  readonly jurisdictionList: readonly {
    readonly code: string;
    readonly __typename: 'Jurisdiction';
  }[];
};

export type OrderOfficesVariables = Readonly<Record<string, never>>;

export const OrderOfficesDocument = { id: '301734f3d9498547f1ea86ea7b017b37c9afa306e11d07b6c7a6020e18d05c4d', name: 'OrderOffices' } as TypedDocument<OrderOfficesResult, OrderOfficesVariables>;

/** The document itself, for the normalised cache. */
export const OrderOfficesNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderOffices"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jurisdictionList"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<OrderOfficesResult, OrderOfficesVariables> & {
  __apiType?: (variables: OrderOfficesVariables) => OrderOfficesResult;
};
