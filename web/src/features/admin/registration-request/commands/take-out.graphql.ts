// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { TakeOutInput } from '../../../../generated/schema.js';

export type AdminDraftTakeOutResult = {
  readonly takeOut: {
    readonly __typename: 'RegistrationRequest';
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

export type AdminDraftTakeOutVariables = {
  readonly id: string;
  readonly input: TakeOutInput;
};

export const AdminDraftTakeOutDocument = { id: 'f034e243e323bcd75a1b1ad2f372873b4391b8ed850f8be793cd86bcb12cb445', name: 'AdminDraftTakeOut' } as TypedDocument<AdminDraftTakeOutResult, AdminDraftTakeOutVariables>;
