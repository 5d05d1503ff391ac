// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { CreateCalendarFeedInput, TrademarkDeadlineActor, TrademarkDeadlineFilter, TrademarkDeadlineKind, TrademarkDeadlineOrder, TrademarkDeadlineState, TrademarkMonitoringResultFilter, WhatIfInput } from '../../../generated/schema.js';

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

export type PortalDeadlineMonthResult = {
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
    readonly __typename: 'TrademarkDeadlinePage';
  };
  readonly next: {
    readonly items: readonly {
      readonly id: string;
      readonly nominalDate: string;
      readonly __typename: 'TrademarkDeadline';
    }[];
    readonly __typename: 'TrademarkDeadlinePage';
  };
};

export type PortalDeadlineMonthVariables = {
  readonly from: string;
  readonly to: string;
};

export const PortalDeadlineMonthDocument = { id: '7053e02c3b5d14370541bc8a692a5baa1a0bb8c82192a03588f0a63aa6539fb0', name: 'PortalDeadlineMonth' } as TypedDocument<PortalDeadlineMonthResult, PortalDeadlineMonthVariables>;

/** The document itself, for the normalised cache. */
export const PortalDeadlineMonthNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalDeadlineMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trademarkDeadlineList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nominalDate"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"gte"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"lte"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NOMINAL_DATE"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"next"},"name":{"kind":"Name","value":"trademarkDeadlineList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nominalDate"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"gt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"settled"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NOMINAL_DATE"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkDeadline"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"markName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"actor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"safeDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"opensDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"graceDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"surcharge"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"previousNominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"disputed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"zone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stillPossible"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<PortalDeadlineMonthResult, PortalDeadlineMonthVariables> & {
  __apiType?: (variables: PortalDeadlineMonthVariables) => PortalDeadlineMonthResult;
};

export type PortalDeadlineReasonsResult = {
  readonly trademarkDeadline: {
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
    readonly trademark: {
      readonly id: string;
      readonly name: string;
      readonly number: string | null;
      readonly jurisdiction: string;
      readonly classes: readonly number[];
      readonly expirationDate: string | null;
      readonly renewalOrderedOn: string | null;
      readonly __typename: 'Trademark';
    } | null;
    readonly extensionsUsed: number | null;
    readonly extensionDates: readonly string[] | null;
    readonly citation: string;
    readonly confidence: string;
    readonly triggerEvent: string;
    readonly triggerDate: string;
    readonly calendarOffice: string;
    readonly calendarConfirmed: boolean;
    readonly closedFor: string | null;
    readonly consequence: string;
    readonly reason: string;
    readonly movedBecause: string | null;
  } | null;
};

export type PortalDeadlineReasonsVariables = {
  readonly id: string;
};

export const PortalDeadlineReasonsDocument = { id: 'da6bb483d2471e82fd1d079e30764c2f99591f430e6ceb5f7a5ee823a037b215', name: 'PortalDeadlineReasons' } as TypedDocument<PortalDeadlineReasonsResult, PortalDeadlineReasonsVariables>;

/** The document itself, for the normalised cache. */
export const PortalDeadlineReasonsNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalDeadlineReasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trademarkDeadline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trademark"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"classes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expirationDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"renewalOrderedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extensionsUsed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"extensionDates"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"citation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"confidence"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"triggerEvent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"triggerDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"calendarOffice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"calendarConfirmed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"closedFor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"consequence"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"movedBecause"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkDeadline"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"markName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"actor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"safeDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"opensDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"graceDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"surcharge"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"previousNominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"disputed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"zone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stillPossible"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<PortalDeadlineReasonsResult, PortalDeadlineReasonsVariables> & {
  __apiType?: (variables: PortalDeadlineReasonsVariables) => PortalDeadlineReasonsResult;
};

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

export type PortalOppositionsResult = {
  readonly trademarkMonitoringResultList: {
    readonly items: readonly ({
      readonly id: string;
      readonly trademarkId: string | null;
      readonly markName: string;
      readonly jurisdiction: string;
      readonly oppositionEndDate: string | null;
      readonly orderedOn: string | null;
      readonly __typename: 'TrademarkMonitoringResult';
    })[];
    readonly __typename: 'TrademarkMonitoringResultPage';
  };
};

export type PortalOppositionsVariables = {
  readonly filter?: TrademarkMonitoringResultFilter | null | undefined;
};

export const PortalOppositionsDocument = { id: '386f36942dca9f217194c67174fe15e8dfecfa8eb9fc85ff22216728f05a436b', name: 'PortalOppositions' } as TypedDocument<PortalOppositionsResult, PortalOppositionsVariables>;

/** The document itself, for the normalised cache. */
export const PortalOppositionsNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalOppositions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkMonitoringResultFilter"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trademarkMonitoringResultList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"OPPOSITION_END_DATE"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trademarkId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"markName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"oppositionEndDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<PortalOppositionsResult, PortalOppositionsVariables> & {
  __apiType?: (variables: PortalOppositionsVariables) => PortalOppositionsResult;
};

export type TryDatesMarksResult = {
  readonly trademarkList: {
    readonly items: readonly ({
      readonly id: string;
      readonly name: string;
      readonly alias: string | null;
      readonly jurisdiction: string;
      readonly number: string | null;
      readonly filingDate: string | null;
      readonly registrationDate: string | null;
      readonly expirationDate: string | null;
      readonly classes: readonly number[];
      readonly __typename: 'Trademark';
    })[];
    readonly __typename: 'TrademarkPage';
  };
  readonly jurisdictionList: readonly {
    readonly code: string;
    readonly __typename: 'Jurisdiction';
  }[];
};

export type TryDatesMarksVariables = Readonly<Record<string, never>>;

export const TryDatesMarksDocument = { id: 'cffb0327cb103b753dbee19522408452aed3a2a62f78c95c178677b6b27104bf', name: 'TryDatesMarks' } as TypedDocument<TryDatesMarksResult, TryDatesMarksVariables>;

/** The document itself, for the normalised cache. */
export const TryDatesMarksNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TryDatesMarks"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trademarkList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"statusGroup"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"neq"},"value":{"kind":"EnumValue","value":"DEAD"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"alias"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"filingDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expirationDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"classes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jurisdictionList"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<TryDatesMarksResult, TryDatesMarksVariables> & {
  __apiType?: (variables: TryDatesMarksVariables) => TryDatesMarksResult;
};

export type TryDatesResult = {
  readonly whatIf: {
    readonly now: readonly {
      readonly key: string;
      readonly kind: TrademarkDeadlineKind;
      readonly name: string;
      readonly nominalDate: string;
      readonly state: TrademarkDeadlineState;
      readonly __typename: 'WhatIfDeadline';
    }[];
    readonly then: readonly ({
      readonly key: string;
      readonly kind: TrademarkDeadlineKind;
      readonly name: string;
      readonly nominalDate: string;
      readonly safeDate: string;
      readonly opensDate: string | null;
      readonly graceDate: string | null;
      readonly surcharge: string | null;
      readonly state: TrademarkDeadlineState;
      readonly reason: string;
      readonly consequence: string;
      readonly __typename: 'WhatIfDeadline';
    })[];
    readonly changes: readonly {
      readonly key: string;
      readonly change: string;
      readonly why: string;
      readonly __typename: 'WhatIfChange';
    }[];
    readonly problems: readonly string[];
    readonly impossible: boolean;
    readonly __typename: 'WhatIf';
  };
};

export type TryDatesVariables = {
  readonly trademarkId?: string | null | undefined;
  readonly changes: WhatIfInput;
};

export const TryDatesDocument = { id: 'a7babfe7a85604538cbb29730bff3cf09cc3f09b31b8ea15b94d38d339c35bcc', name: 'TryDates' } as TypedDocument<TryDatesResult, TryDatesVariables>;

/** The document itself, for the normalised cache. */
export const TryDatesNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TryDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trademarkId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WhatIfInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whatIf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"trademarkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trademarkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"then"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"safeDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"opensDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"graceDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"surcharge"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"consequence"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"why"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"impossible"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<TryDatesResult, TryDatesVariables> & {
  __apiType?: (variables: TryDatesVariables) => TryDatesResult;
};

export type TryRenewalPriceResult = {
  readonly serviceOrderQuote: {
    readonly __typename: 'ServiceOrderQuote';
    readonly id: string;
    readonly currency: string;
    readonly ourFee: number;
    readonly officeFee: number;
    readonly surcharge: number;
    readonly tax: number;
    readonly taxes: readonly ({
      readonly scheme: string;
      readonly rate: string;
      readonly country: string | null;
      readonly officeFees: readonly string[];
      readonly __typename: 'QuotedTax';
    })[];
    readonly total: number;
    readonly priceListLabel: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type TryRenewalPriceVariables = {
  readonly jurisdiction: string;
  readonly classes: number;
  readonly expirationDate?: string | null | undefined;
  readonly currency: string;
  readonly country: string;
};

export const TryRenewalPriceDocument = { id: '6d45cd29ba26be6c735a18c60a0f92ad9c5595366355070c6d55933cd27cf9a6', name: 'TryRenewalPrice' } as TypedDocument<TryRenewalPriceResult, TryRenewalPriceVariables>;

/** The document itself, for the normalised cache. */
export const TryRenewalPriceNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TryRenewalPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jurisdiction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JurisdictionCode"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"classes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expirationDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CurrencyCode"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountryCode"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceOrderQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"serviceName"},"value":{"kind":"StringValue","value":"trademark-renewal","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"jurisdiction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jurisdiction"}}},{"kind":"Argument","name":{"kind":"Name","value":"classes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"classes"}}},{"kind":"Argument","name":{"kind":"Name","value":"expirationDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expirationDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"currency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currency"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceOrderQuote"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ourFee"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"officeFee"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"surcharge"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tax"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheme"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"officeFees"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"priceListLabel"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalFields"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<TryRenewalPriceResult, TryRenewalPriceVariables> & {
  __apiType?: (variables: TryRenewalPriceVariables) => TryRenewalPriceResult;
};

export type CreateCalendarFeedResult = {
  readonly createCalendarFeed: {
    readonly __typename: 'CalendarFeed';
    readonly id: string;
    readonly version: number;
    readonly name: string | null;
    readonly path: string;
    readonly createdAt: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type CreateCalendarFeedVariables = {
  readonly input: CreateCalendarFeedInput;
};

export const CreateCalendarFeedDocument = { id: '1a7903ff7265cc8dcbb2bfd0056e2c2cc9feab1e19cd71a869c1e2a077ad0ac3', name: 'CreateCalendarFeed' } as TypedDocument<CreateCalendarFeedResult, CreateCalendarFeedVariables>;

/** The document itself, for the normalised cache. */
export const CreateCalendarFeedNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCalendarFeedInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalFields"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<CreateCalendarFeedResult, CreateCalendarFeedVariables> & {
  __apiType?: (variables: CreateCalendarFeedVariables) => CreateCalendarFeedResult;
};

export type RevokeCalendarFeedResult = {
  readonly deleteCalendarFeed: {
    readonly __typename: 'CalendarFeed';
    readonly id: string;
    readonly version: number;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type RevokeCalendarFeedVariables = {
  readonly id: string;
};

export const RevokeCalendarFeedDocument = { id: '238c3302a4b081411be6bc8361ee5d43aeff34441225550ef5647f408387d129', name: 'RevokeCalendarFeed' } as TypedDocument<RevokeCalendarFeedResult, RevokeCalendarFeedVariables>;

/** The document itself, for the normalised cache. */
export const RevokeCalendarFeedNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalFields"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<RevokeCalendarFeedResult, RevokeCalendarFeedVariables> & {
  __apiType?: (variables: RevokeCalendarFeedVariables) => RevokeCalendarFeedResult;
};
