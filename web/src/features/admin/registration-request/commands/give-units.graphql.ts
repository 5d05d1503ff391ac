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

export const AdminDraftGiveUnitsDocument = { id: '197a55b88828c14e221dd1a2944f6597ddb2c17f27d7babc4b334116a3c674d4', name: 'AdminDraftGiveUnits' } as TypedDocument<AdminDraftGiveUnitsResult, AdminDraftGiveUnitsVariables>;
