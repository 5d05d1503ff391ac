// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { UpdateApplicationJurisdictionInput } from '../../../../generated/schema.js';

export type DraftSaveOfficeResult = {
  readonly updateApplicationJurisdiction: {
    readonly __typename: 'ApplicationJurisdiction';
    readonly id: string;
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

export type DraftSaveOfficeVariables = {
  readonly id: string;
  readonly input: UpdateApplicationJurisdictionInput;
};

export const DraftSaveOfficeDocument = { id: 'a79eb7ef225162f43e4ed3ecd6f28a34638ded6c16d005d02d11d9b97dd0307c', name: 'DraftSaveOffice' } as TypedDocument<DraftSaveOfficeResult, DraftSaveOfficeVariables>;
