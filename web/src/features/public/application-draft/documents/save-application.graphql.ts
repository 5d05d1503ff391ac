// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { UpdateApplicationInput } from '../../../../generated/schema.js';

export type DraftSaveApplicationResult = {
  readonly updateApplication: {
    readonly __typename: 'Application';
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

export type DraftSaveApplicationVariables = {
  readonly id: string;
  readonly input: UpdateApplicationInput;
};

export const DraftSaveApplicationDocument = { id: '094525a92637c96f23ab1ddb44a9d0655fb01399e20ff06d50f05504eac066a2', name: 'DraftSaveApplication' } as TypedDocument<DraftSaveApplicationResult, DraftSaveApplicationVariables>;
