// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { BrandSubscriptionPaymentFrequency, BrandSubscriptionStatus, BrandSubscriptionTier } from '../../../generated/schema.js';

export type PortalSubscriptionsResult = {
  readonly brandSubscriptionList: {
    readonly items: readonly ({
      readonly id: string;
      readonly status: BrandSubscriptionStatus;
      readonly tier: BrandSubscriptionTier;
      readonly paymentFrequency: BrandSubscriptionPaymentFrequency;
      readonly endDate: string | null;
      readonly brand: {
        readonly id: string;
        readonly name: string;
        readonly __typename: 'Brand';
      } | null;
      readonly __typename: 'BrandSubscription';
    })[];
    readonly __typename: 'BrandSubscriptionPage';
  };
};

export type PortalSubscriptionsVariables = Readonly<Record<string, never>>;

export const PortalSubscriptionsDocument = { id: '067800773c0495af77a871c4c6e983dcef0c14733f7f04fb147518e1673153bb', name: 'PortalSubscriptions' } as TypedDocument<PortalSubscriptionsResult, PortalSubscriptionsVariables>;

/** The document itself, for the normalised cache. */
export const PortalSubscriptionsNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalSubscriptions"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brandSubscriptionList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tier"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentFrequency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<PortalSubscriptionsResult, PortalSubscriptionsVariables> & {
  __apiType?: (variables: PortalSubscriptionsVariables) => PortalSubscriptionsResult;
};
