// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { UpdateApplicationJurisdictionInput } from '../../../../generated/schema.js';

export type DraftSaveOfficeResult = {
  readonly updateApplicationJurisdiction: {
    readonly __typename: 'ApplicationJurisdiction';
    readonly id: string;
    readonly version: number;
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
  readonly version?: number | null | undefined;
};

export const DraftSaveOfficeDocument = { id: '61bfa7b174eff5d556bce2154d2f6bd16d58c9aab7d7aca33d87ff7eb67fcb94', name: 'DraftSaveOffice' } as TypedDocument<DraftSaveOfficeResult, DraftSaveOfficeVariables>;
