// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { UseInCommerceDecision, UseInCommerceRequestStatus, UseInCommerceRequestType } from '../../../generated/schema.js';

export type PortalUseInCommerceResult = {
  readonly useInCommerceRequest: {
    readonly id: string;
    readonly version: number;
    readonly type: UseInCommerceRequestType;
    readonly status: UseInCommerceRequestStatus;
    readonly issueDate: string | null;
    readonly dueDate: string;
    readonly graceEndDate: string | null;
    readonly remainingExtensionCount: number | null;
    readonly filedOn: string | null;
    readonly trademark: {
      readonly id: string;
      readonly name: string;
      readonly number: string | null;
      readonly __typename: 'Trademark';
    } | null;
    readonly classes: {
      readonly items: readonly ({
        readonly id: string;
        readonly version: number;
        readonly classNumber: number;
        readonly items: readonly string[];
        readonly decision: UseInCommerceDecision | null;
        readonly firstUseInUs: string | null;
        readonly firstUseAnywhere: string | null;
        readonly website: string | null;
        readonly __typename: 'UseInCommerceRequestClass';
      })[];
      readonly __typename: 'UseInCommerceRequestClassPage';
    };
    readonly tracking: {
      readonly items: readonly {
        readonly id: string;
        readonly label: string;
        readonly actorKind: string;
        readonly createdAt: string;
        readonly __typename: 'UseInCommerceRequestTracking';
      }[];
      readonly __typename: 'UseInCommerceRequestTrackingPage';
    };
    readonly __typename: 'UseInCommerceRequest';
  } | null;
};

export type PortalUseInCommerceVariables = {
  readonly id: string;
};

export const PortalUseInCommerceDocument = { id: '860c67ba9b51e6cb8805d3d4b6691ceebc3804ad79f31ced28b8e224e41f284a', name: 'PortalUseInCommerce' } as TypedDocument<PortalUseInCommerceResult, PortalUseInCommerceVariables>;

/** The document itself, for the normalised cache. */
export const PortalUseInCommerceNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalUseInCommerce"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useInCommerceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"issueDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dueDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"graceEndDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"remainingExtensionCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"filedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trademark"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"classNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decision"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstUseInUs"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstUseAnywhere"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"website"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tracking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"40"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"actorKind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<PortalUseInCommerceResult, PortalUseInCommerceVariables> & {
  __apiType?: (variables: PortalUseInCommerceVariables) => PortalUseInCommerceResult;
};
