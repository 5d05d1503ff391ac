// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { UserPaymentMethodStatus } from '../../../generated/schema.js';

export type PortalCardsResult = {
  readonly savedCardsOffered: boolean;
  readonly userPaymentMethodList: {
    readonly items: readonly ({
      readonly id: string;
      readonly status: UserPaymentMethodStatus;
      readonly cardBrand: string | null;
      readonly cardLastFour: string | null;
      readonly cardExpiration: string | null;
      readonly __typename: 'UserPaymentMethod';
    })[];
    readonly __typename: 'UserPaymentMethodPage';
  };
};

export type PortalCardsVariables = Readonly<Record<string, never>>;

export const PortalCardsDocument = { id: 'f6b25acc550fac12f3bbf4262a2a9469afaa9d575a9860d85fc59d50b96837ea', name: 'PortalCards' } as TypedDocument<PortalCardsResult, PortalCardsVariables>;

/** The document itself, for the normalised cache. */
export const PortalCardsNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalCards"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCardsOffered"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"userPaymentMethodList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cardBrand"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cardLastFour"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cardExpiration"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<PortalCardsResult, PortalCardsVariables> & {
  __apiType?: (variables: PortalCardsVariables) => PortalCardsResult;
};
