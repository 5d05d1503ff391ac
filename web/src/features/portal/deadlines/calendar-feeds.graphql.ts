// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

export type CalendarFeedsResult = {
  readonly calendarFeedList: {
    readonly items: readonly ({
      readonly id: string;
      readonly version: number;
      readonly name: string | null;
      readonly path: string;
      readonly createdAt: string;
      readonly __typename: 'CalendarFeed';
    })[];
    readonly __typename: 'CalendarFeedPage';
  };
};

export type CalendarFeedsVariables = Readonly<Record<string, never>>;

export const CalendarFeedsDocument = { id: '430ba3bfeddc4748e8f28983e15d5c8bf83bee897425bbcd6a4797549c7a3590', name: 'CalendarFeeds' } as TypedDocument<CalendarFeedsResult, CalendarFeedsVariables>;

/** The document itself, for the normalised cache. */
export const CalendarFeedsNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarFeeds"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeedList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<CalendarFeedsResult, CalendarFeedsVariables> & {
  __apiType?: (variables: CalendarFeedsVariables) => CalendarFeedsResult;
};
