// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

export type MarkReportViewedResult = {
  readonly markVerificationResultViewed: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
    readonly viewedAt: string | null;
  } | {
    readonly __typename: 'Refusal';
  };
};

export type MarkReportViewedVariables = {
  readonly id: string;
};

export const MarkReportViewedDocument = { id: '57a160a681a6a72b4f56f72ed1494b85a4690ca9dd169f4307805fb6caf2ae9b', name: 'MarkReportViewed' } as TypedDocument<MarkReportViewedResult, MarkReportViewedVariables>;

/** The document itself, for the normalised cache. */
export const MarkReportViewedNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkReportViewed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markVerificationResultViewed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationRequest"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}}]} as unknown as DocumentNode & TypedDocument<MarkReportViewedResult, MarkReportViewedVariables> & {
  __apiType?: (variables: MarkReportViewedVariables) => MarkReportViewedResult;
};
