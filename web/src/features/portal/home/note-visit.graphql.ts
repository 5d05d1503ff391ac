// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { NotificationKind } from '../../../generated/schema.js';

export type NoteVisitResult = {
  readonly noteVisit: {
    readonly since: string;
    readonly lines: readonly {
      readonly id: string;
      readonly kind: NotificationKind;
      readonly at: string;
      readonly subjectType: string;
      readonly subjectId: string;
      readonly title: string;
      readonly more: readonly {
        readonly id: string;
        readonly kind: NotificationKind;
        readonly at: string;
        readonly __typename: 'NewsItem';
      }[];
      readonly __typename: 'NewsLine';
    }[];
    readonly __typename: 'SinceLastVisit';
  };
};

export type NoteVisitVariables = Readonly<Record<string, never>>;

export const NoteVisitDocument = { id: 'f4d9bd8b2b52c981f951579153cb7841ffdf6ddee964633e5c91b20f0cd28782', name: 'NoteVisit' } as TypedDocument<NoteVisitResult, NoteVisitVariables>;

/** The document itself, for the normalised cache. */
export const NoteVisitNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteVisit"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteVisit"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"more"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<NoteVisitResult, NoteVisitVariables> & {
  __apiType?: (variables: NoteVisitVariables) => NoteVisitResult;
};
