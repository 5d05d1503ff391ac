// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { TrademarkMonitoringResultFilter } from '../../../generated/schema.js';

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
