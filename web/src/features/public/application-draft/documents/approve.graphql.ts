// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { ApproveApplicationInput } from '../../../../generated/schema.js';

export type DraftApproveResult = {
  readonly approveApplication: {
    readonly __typename: 'RegistrationRequest';
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

export type DraftApproveVariables = {
  readonly id: string;
  readonly input: ApproveApplicationInput;
};

export const DraftApproveDocument = { id: 'da5e47966d71ec4c25c4d9e3b338fbff7187778bd6687df291c8b3aaa6445bd7', name: 'DraftApprove' } as TypedDocument<DraftApproveResult, DraftApproveVariables>;
