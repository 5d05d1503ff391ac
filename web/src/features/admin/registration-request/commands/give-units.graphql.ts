// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { GiveUnitsInput } from '../../../../generated/schema.js';

export type AdminDraftGiveUnitsResult = {
  readonly giveUnits: {
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

export type AdminDraftGiveUnitsVariables = {
  readonly id: string;
  readonly input: GiveUnitsInput;
};

export const AdminDraftGiveUnitsDocument = { id: 'df0077b8a79d27645d3da4127896cad352e82845c16dd205705e91fe124f1676', name: 'AdminDraftGiveUnits' } as TypedDocument<AdminDraftGiveUnitsResult, AdminDraftGiveUnitsVariables>;
