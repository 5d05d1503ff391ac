// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { OrderStepName, OrderStepState } from '../../../generated/schema.js';

export type PortalFirstOrderResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly lawyerInCharge: string | null;
    readonly orderSteps: readonly ({
      readonly step: OrderStepName;
      readonly state: OrderStepState;
      readonly doneAt: string | null;
      readonly __typename: 'OrderStep';
    })[];
    readonly __typename: 'RegistrationRequest';
  } | null;
  readonly jurisdictionList: readonly ({
    readonly code: string;
    readonly typicalMonths: {
      readonly min: number;
      readonly max: number;
      readonly __typename: 'MonthRange';
    } | null;
    readonly __typename: 'Jurisdiction';
  })[];
};

export type PortalFirstOrderVariables = {
  readonly id: string;
};

export const PortalFirstOrderDocument = { id: 'ffbdfecdc713a115fca4ecfb5b17f063efc738187e816d49b701b40bc2bca8cb', name: 'PortalFirstOrder' } as TypedDocument<PortalFirstOrderResult, PortalFirstOrderVariables>;

/** The document itself, for the normalised cache. */
export const PortalFirstOrderNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalFirstOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lawyerInCharge"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderSteps"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"doneAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jurisdictionList"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"typicalMonths"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<PortalFirstOrderResult, PortalFirstOrderVariables> & {
  __apiType?: (variables: PortalFirstOrderVariables) => PortalFirstOrderResult;
};
