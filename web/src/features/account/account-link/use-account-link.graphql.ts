// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { AccountLinkKind } from '../../../generated/schema.js';

export type UseAccountLinkResult = {
  readonly useAccountLink: {
    readonly __typename: 'AccountLinkUsed';
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

export type UseAccountLinkVariables = {
  readonly kind: AccountLinkKind;
  readonly token: string;
};

export const UseAccountLinkDocument = { id: 'ff2f437bdb0a236d5f3a88d7146fe1c25fd4144aa168b936d2ada77ec75dc4b1', name: 'UseAccountLink' } as TypedDocument<UseAccountLinkResult, UseAccountLinkVariables>;
