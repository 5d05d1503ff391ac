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
    readonly params: readonly {
      readonly name: string;
      readonly value: string;
      readonly __typename: 'RefusalParam';
    }[];
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

export const DraftSaveOfficeDocument = { id: 'a45da92c547f76119425f861192a1e3bd10a9bfe118aa29154e886184acc584e', name: 'DraftSaveOffice' } as TypedDocument<DraftSaveOfficeResult, DraftSaveOfficeVariables>;
