// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { TrademarkFilter, TrademarkOrder, TrademarkStatus, TrademarkStatusGroup } from '../../../generated/schema.js';

export type PortalTrademarksResult = {
  readonly trademarkList: {
    readonly items: readonly ({
      readonly id: string;
      readonly version: number;
      readonly name: string;
      readonly alias: string | null;
      readonly jurisdiction: string;
      readonly status: TrademarkStatus;
      readonly statusGroup: TrademarkStatusGroup;
      readonly number: string | null;
      readonly classes: readonly number[];
      readonly expirationDate: string | null;
      readonly officeDueDate: string | null;
      readonly douDeadlineDate: string | null;
      readonly oppositionEndDate: string | null;
      readonly renewalOrderedOn: string | null;
      readonly brandId: string | null;
      readonly __typename: 'Trademark';
    })[];
    readonly totalCount: number;
    readonly hasNextPage: boolean;
    readonly __typename: 'TrademarkPage';
  };
  readonly all: {
    readonly items: readonly {
      readonly id: string;
      readonly jurisdiction: string;
      readonly __typename: 'Trademark';
    }[];
    readonly totalCount: number;
    readonly __typename: 'TrademarkPage';
  };
};

export type PortalTrademarksVariables = {
  readonly filter?: TrademarkFilter | null | undefined;
  readonly orderBy?: readonly TrademarkOrder[] | null | undefined;
  readonly offset: number;
};

export const PortalTrademarksDocument = { id: '6f3780d4289a1ae3fe92ea1f170bc28517d6533b24311ea06ed6ccd502772e2a', name: 'PortalTrademarks' } as TypedDocument<PortalTrademarksResult, PortalTrademarksVariables>;

/** The document itself, for the normalised cache. */
export const PortalTrademarksNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalTrademarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkOrder"}}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trademarkList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrademarkRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"trademarkList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrademarkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trademark"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"alias"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"statusGroup"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"classes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expirationDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"officeDueDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"douDeadlineDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"oppositionEndDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"renewalOrderedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"brandId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<PortalTrademarksResult, PortalTrademarksVariables> & {
  __apiType?: (variables: PortalTrademarksVariables) => PortalTrademarksResult;
};
