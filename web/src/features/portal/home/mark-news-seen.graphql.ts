// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { NotificationKind } from '../../../generated/schema.js';

export type MarkNewsSeenResult = {
  readonly markNewsSeen: {
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

export type MarkNewsSeenVariables = Readonly<Record<string, never>>;

export const MarkNewsSeenDocument = { id: 'd7f35290924ffc54494fa4a42aec8ab69295ab88335796562eb70041c3db7448', name: 'MarkNewsSeen' } as TypedDocument<MarkNewsSeenResult, MarkNewsSeenVariables>;

/** The document itself, for the normalised cache. */
export const MarkNewsSeenNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNewsSeen"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNewsSeen"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"more"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<MarkNewsSeenResult, MarkNewsSeenVariables> & {
  __apiType?: (variables: MarkNewsSeenVariables) => MarkNewsSeenResult;
};
