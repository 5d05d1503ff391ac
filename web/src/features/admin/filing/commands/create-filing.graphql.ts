// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { CreateFilingInput } from '../../../../generated/schema.js';

export type DeskCreateFilingResult = {
  readonly createFiling: {
    readonly __typename: 'Filing';
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

export type DeskCreateFilingVariables = {
  readonly input: CreateFilingInput;
};

export const DeskCreateFilingDocument = { id: '2202f45715f7882e0f4a5647aae97035d0efa5ba72622f12429ce129291b153f', name: 'DeskCreateFiling' } as TypedDocument<DeskCreateFilingResult, DeskCreateFilingVariables>;
