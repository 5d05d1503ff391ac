// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { TrademarkDeadlineActor, TrademarkDeadlineKind, TrademarkDeadlineState } from '../../../generated/schema.js';

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
