// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { ConfirmFilingInput } from '../../../../generated/schema.js';

export type DeskConfirmFilingResult = {
  readonly confirmFiling: {
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

export type DeskConfirmFilingVariables = {
  readonly id: string;
  readonly input: ConfirmFilingInput;
};

export const DeskConfirmFilingDocument = { id: '8a9a0b1814ebb9ab1fae63fa1d6759b0ba171d96f1202803478533054280b947', name: 'DeskConfirmFiling' } as TypedDocument<DeskConfirmFilingResult, DeskConfirmFilingVariables>;
