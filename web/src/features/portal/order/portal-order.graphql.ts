// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { RegistrationRequestStatus, RequestKind, TimelineSource } from '../../../generated/schema.js';

export type PortalOrderResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly version: number;
    readonly publicId: string;
    readonly value: string;
    readonly type: RequestKind;
    readonly status: RegistrationRequestStatus | null;
    readonly jurisdictions: readonly string[];
    readonly promisedAt: string | null;
    readonly requestedAt: string | null;
    readonly answeredAt: string | null;
    readonly viewedAt: string | null;
    readonly verificationVersion: number;
    readonly __typename: 'RegistrationRequest';
    readonly businessDescription: string;
    readonly websites: readonly string[];
    readonly dismissReason: string | null;
    readonly timeline: readonly ({
      readonly id: string;
      readonly type: string;
      readonly label: string;
      readonly occurredAt: string;
      readonly by: TimelineSource;
      readonly reason: string | null;
      readonly __typename: 'TimelineEntry';
    })[];
    readonly verificationResult: {
      readonly id: string;
      readonly __typename: 'VerificationResult';
    } | null;
  } | null;
};

export type PortalOrderVariables = {
  readonly id: string;
};

export const PortalOrderDocument = { id: '65d6e42200ac1bc82de9740324cefe873d6b17993755830df3645d962427c527', name: 'PortalOrder' } as TypedDocument<PortalOrderResult, PortalOrderVariables>;

/** The document itself, for the normalised cache. */
export const PortalOrderNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"businessDescription"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"websites"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verificationResult"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationRequest"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"publicId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdictions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verificationVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<PortalOrderResult, PortalOrderVariables> & {
  __apiType?: (variables: PortalOrderVariables) => PortalOrderResult;
};
