// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

export type MarkNotificationSeenResult = {
  readonly markNotificationSeen: {
    readonly __typename: 'Notification';
    readonly id: string;
    readonly seenAt: string | null;
  } | {
    readonly __typename: 'Refusal';
  };
};

export type MarkNotificationSeenVariables = {
  readonly id: string;
};

export const MarkNotificationSeenDocument = { id: '6cce32cbd34271845c8f05cc4a830852a638c1120340bf389d0d560a3cfe1779', name: 'MarkNotificationSeen' } as TypedDocument<MarkNotificationSeenResult, MarkNotificationSeenVariables>;

/** The document itself, for the normalised cache. */
export const MarkNotificationSeenNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seenAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}}]} as unknown as DocumentNode & TypedDocument<MarkNotificationSeenResult, MarkNotificationSeenVariables> & {
  __apiType?: (variables: MarkNotificationSeenVariables) => MarkNotificationSeenResult;
};
