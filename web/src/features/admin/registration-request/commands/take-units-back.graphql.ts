// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { TakeUnitsBackInput } from '../../../../generated/schema.js';

export type AdminDraftTakeUnitsBackResult = {
  readonly takeUnitsBack: {
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

export type AdminDraftTakeUnitsBackVariables = {
  readonly id: string;
  readonly input: TakeUnitsBackInput;
};

export const AdminDraftTakeUnitsBackDocument = { id: '643f692bf372ff483b8c83b90d98ec3e3b01407bbc3b10f2c3f6fddbee26a21e', name: 'AdminDraftTakeUnitsBack' } as TypedDocument<AdminDraftTakeUnitsBackResult, AdminDraftTakeUnitsBackVariables>;
