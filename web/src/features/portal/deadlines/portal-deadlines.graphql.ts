// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { TrademarkDeadlineActor, TrademarkDeadlineFilter, TrademarkDeadlineKind, TrademarkDeadlineOrder, TrademarkDeadlineState } from '../../../generated/schema.js';

export type PortalDeadlinesResult = {
  readonly trademarkDeadlineList: {
    readonly items: readonly ({
      readonly id: string;
      readonly kind: TrademarkDeadlineKind;
      readonly name: string;
      readonly markName: string | null;
      readonly jurisdiction: string;
      readonly actor: TrademarkDeadlineActor;
      readonly nominalDate: string;
      readonly safeDate: string;
      readonly opensDate: string | null;
      readonly graceDate: string | null;
      readonly surcharge: string | null;
      readonly previousNominalDate: string | null;
      readonly state: TrademarkDeadlineState;
      readonly disputed: boolean;
      readonly zone: string;
      readonly stillPossible: {
        readonly id: string;
        readonly name: string;
        readonly nominalDate: string;
        readonly __typename: 'TrademarkDeadline';
      } | null;
      readonly __typename: 'TrademarkDeadline';
    })[];
    readonly totalCount: number;
    readonly hasNextPage: boolean;
    readonly __typename: 'TrademarkDeadlinePage';
  };
  readonly marks: {
    readonly items: readonly {
      readonly id: string;
      readonly jurisdiction: string;
      readonly __typename: 'Trademark';
    }[];
    readonly __typename: 'TrademarkPage';
  };
};

export type PortalDeadlinesVariables = {
  readonly filter?: TrademarkDeadlineFilter | null | undefined;
  readonly orderBy?: readonly TrademarkDeadlineOrder[] | null | undefined;
  readonly offset: number;
};

export const PortalDeadlinesDocument = { id: '61fda1392a5d829e62a7a1801329befb7baa5015dde1a189d542513b9d8bfb5a', name: 'PortalDeadlines' } as TypedDocument<PortalDeadlinesResult, PortalDeadlinesVariables>;

/** The document itself, for the normalised cache. */
export const PortalDeadlinesNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalDeadlines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkDeadlineFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkDeadlineOrder"}}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trademarkDeadlineList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"marks"},"name":{"kind":"Name","value":"trademarkList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkDeadline"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"markName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"actor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"safeDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"opensDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"graceDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"surcharge"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"previousNominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"disputed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"zone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stillPossible"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<PortalDeadlinesResult, PortalDeadlinesVariables> & {
  __apiType?: (variables: PortalDeadlinesVariables) => PortalDeadlinesResult;
};
