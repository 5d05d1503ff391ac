// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { CreateCreditNoteInput } from '../../../../generated/schema.js';

export type GiveBackResult = {
  readonly createCreditNote: {
    readonly __typename: 'CreditNote';
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

export type GiveBackVariables = {
  readonly input: CreateCreditNoteInput;
};

export const GiveBackDocument = { id: '3bc96cf9d17ec3e3e485c351375a7b43c8dde7e59baccdce8721e0dc0cf5cea3', name: 'GiveBack' } as TypedDocument<GiveBackResult, GiveBackVariables>;
