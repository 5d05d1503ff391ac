// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { RegistrationRequestFilter, RegistrationRequestStatus, RequestKind } from '../../../generated/schema.js';

export type PortalOrdersResult = {
  readonly registrationRequestList: {
    readonly items: readonly ({
      readonly id: string;
      readonly version: number;
      readonly publicId: string;
      readonly value: string;
      readonly type: RequestKind;
      readonly status: RegistrationRequestStatus | null;
      readonly jurisdictions: readonly string[];
      readonly promisedAt: string | null;
      readonly requestedAt: string | null;
      readonly answeredAt: string | null;
      readonly viewedAt: string | null;
      readonly verificationVersion: number;
      readonly __typename: 'RegistrationRequest';
    })[];
    readonly totalCount: number;
    readonly hasNextPage: boolean;
    readonly __typename: 'RegistrationRequestPage';
  };
};

export type PortalOrdersVariables = {
  readonly filter?: RegistrationRequestFilter | null | undefined;
  readonly offset: number;
};

export const PortalOrdersDocument = { id: 'ab1c4b7d32154b63504f75ce681e53ccdb935b9d9c53fc096c34e7c3cddc250b', name: 'PortalOrders' } as TypedDocument<PortalOrdersResult, PortalOrdersVariables>;

/** The document itself, for the normalised cache. */
export const PortalOrdersNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationRequestFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationRequestList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"REQUESTED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationRequest"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"publicId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdictions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verificationVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<PortalOrdersResult, PortalOrdersVariables> & {
  __apiType?: (variables: PortalOrdersVariables) => PortalOrdersResult;
};
