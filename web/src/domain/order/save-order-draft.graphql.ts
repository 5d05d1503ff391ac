// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { SaveOrderDraftInput } from '../../generated/schema.js';

export type SaveOrderDraftResult = {
  readonly saveOrderDraft: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
    readonly orderDraftSavedAt: string | null;
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

export type SaveOrderDraftVariables = {
  readonly id: string;
  readonly input: SaveOrderDraftInput;
};

export const SaveOrderDraftDocument = { id: 'f530aee6beef6903753fe2b4167fc812329846171e7604e99e30b52d07f79c65', name: 'SaveOrderDraft' } as TypedDocument<SaveOrderDraftResult, SaveOrderDraftVariables>;
