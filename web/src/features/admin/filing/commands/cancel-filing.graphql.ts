// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { CancelFilingInput } from '../../../../generated/schema.js';

export type DeskCancelFilingResult = {
  readonly cancelFiling: {
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

export type DeskCancelFilingVariables = {
  readonly id: string;
  readonly input: CancelFilingInput;
};

export const DeskCancelFilingDocument = { id: '96a0ca28aa767c9fa1326afd98fddf232b0be519466e70977935f14ebb1507ce', name: 'DeskCancelFiling' } as TypedDocument<DeskCancelFilingResult, DeskCancelFilingVariables>;
